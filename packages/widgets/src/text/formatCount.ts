/** Formats a whole number with its thousands separated, as Nigeria writes it in every language: 1,250. */
export const formatCount = (count: number): string => count.toLocaleString('en-NG');
