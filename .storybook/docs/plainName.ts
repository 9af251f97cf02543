/** Matches a size in a story's name: `At280` becomes "at 280 px". */
const sizes = /\bat ?(\d+)\b/g;

/**
 * Turns the name of a component or story into plain words: "WalletBalance" into "Wallet balance", "At280" into "At 280
 * px".
 */
export function plainName(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\bapi\b/g, 'API')
    .replace(sizes, 'at $1 px')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
