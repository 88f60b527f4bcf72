/** On a narrow screen a board is shown in parts; a part tells how many of its elements may be clicked. */
export function countParts<Part extends string>(
  parts: readonly Part[],
  anchors: Iterable<string>,
  partOf: (anchor: string) => Part | null,
): Record<Part, number> {
  const result = Object.fromEntries(parts.map((part) => [part, 0])) as Record<Part, number>;
  for (const anchor of anchors) {
    const part = partOf(anchor);
    if (part) result[part] += 1;
  }
  return result;
}
