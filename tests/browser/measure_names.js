// Run in the page: writes every name into every place that shows a name of its kind, and tells what does not fit.
(kinds) => {
  const SOFT = "\u00ad";
  const plain = (text) => text.replaceAll(SOFT, "").trim();
  const kindOf = new Map();
  for (const [kind, names] of Object.entries(kinds)) for (const { name } of names) kindOf.set(plain(name), kind);

  /** The box that a name must not leave: the board element it stands on, or what holds it. */
  const boxOf = (element) => element.closest("[data-anchor], li, button, td, h2, h3, p") ?? element.parentElement;

  const visible = (element) => {
    for (let one = element; one; one = one.parentElement) {
      if (getComputedStyle(one).clipPath !== "none") return false;
    }
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility();
  };

  /** Places with a name, one of each kind and size. */
  const places = new Map();
  for (const element of document.querySelectorAll(".board *, [data-testid=actions] *, main section *")) {
    if (element.children.length > 0 || element.closest("svg, [data-testid=log], .floating")) continue;
    const kind = kindOf.get(plain(element.textContent ?? ""));
    if (!kind || !visible(element)) continue;
    const box = boxOf(element).getBoundingClientRect();
    const where = [
      kind,
      element.className,
      boxOf(element).className,
      Math.round(box.width / 4),
      Math.round(box.height / 8),
    ];
    if (!places.has(where.join(" "))) places.set(where.join(" "), { element, kind });
  }

  /** Kinds of places whose names have soft hyphens. */
  const softened = new Set();
  for (const element of document.querySelectorAll(".board *, main section *")) {
    const soft = element.children.length === 0 && element.textContent.includes(SOFT);
    if (soft || element.style?.getPropertyValue("--piece")) softened.add(element.className);
  }

  /** A word that goes on in the next line without a hyphen. */
  const broken = (element) => {
    const text = element.firstChild;
    const range = document.createRange();
    let line = null;
    let before = "";
    for (let at = 0; at < text.length; at += 1) {
      const letter = text.data[at];
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0); // where a line begins it is also at the end of the last
      const { top, height } = rects.at(-1) ?? { top: 0, height: 0 };
      if (letter === SOFT || rects.length === 0) {
        before = letter;
        continue;
      }
      if (line !== null && Math.abs(top - line) > height / 2 && /\p{L}/u.test(letter) && /\p{L}/u.test(before))
        return true;
      line = top;
      before = letter;
    }
    return false;
  };

  const outside = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const box = boxOf(element);
    const edge = box.getBoundingClientRect();
    const by = Math.max(edge.left - text.left, text.right - edge.right, edge.top - text.top, text.bottom - edge.bottom);
    if (by > 1) return Math.ceil(by);
    for (let one = element; one !== box.parentElement; one = one.parentElement) {
      if (getComputedStyle(one).overflow === "visible") continue;
      const cut = one.getBoundingClientRect();
      if (text.right > cut.right + 1 || text.bottom > cut.bottom + 1) return Math.ceil(text.right - cut.right);
      if (one.scrollHeight > Math.max(one.clientHeight, shortest.get(one) ?? 0) + 2)
        return one.scrollHeight - one.clientHeight;
    }
    return 0;
  };

  /** How high what clips a place is with a name of one letter: what lies below the name must stay in sight too. */
  const shortest = new Map();
  const settle = (element) => {
    shortest.clear();
    element.textContent = "I";
    for (let one = element; one !== boxOf(element).parentElement; one = one.parentElement) {
      shortest.set(one, one.scrollHeight);
    }
  };

  /** Without this a place still has the size of the name before: even the shortest transition begins in the next frame. */
  const still = new CSSStyleSheet();
  still.replaceSync("*, :root * { transition: none !important; }");
  document.adoptedStyleSheets.push(still);

  const found = [];
  for (const { element, kind } of places.values()) {
    const before = [element.textContent, element.getAttribute("style")];
    const size = boxOf(element).getBoundingClientRect();
    const where = `${kind} .${element.className.split(" ")[0]} in .${[...boxOf(element).classList].join(".")} (${Math.round(size.width)} wide)`;
    const hyphenated = softened.has(element.className) || element.style.getPropertyValue("--longest") !== "";
    settle(element);
    for (const { name, text, style } of kinds[kind]) {
      element.textContent = hyphenated ? text : name;
      for (const [property, value] of Object.entries(style)) {
        if (element.style.getPropertyValue(property)) element.style.setProperty(property, value);
      }
      const by = outside(element);
      if (by > 0) found.push(`${where}: ${name} does not fit by ${by}`);
      if (broken(element)) found.push(`${where}: ${name} is broken without a hyphen`);
    }
    element.textContent = before[0];
    if (before[1] === null) element.removeAttribute("style");
    else element.setAttribute("style", before[1]);
    found.push(`measured ${where}`);
  }
  document.adoptedStyleSheets.pop();
  return found;
};
