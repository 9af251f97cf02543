/**
 * Formats a whole number with its thousands separated, as Nigeria writes it in every language: 1,250. Not
 * toLocaleString, whose first use takes a cheap phone 7 ms.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
