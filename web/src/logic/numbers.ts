export const sum = (numbers: number[]): number => numbers.reduce((total, n) => total + n, 0);

/** 0, 1, ... n - 1 */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
