/** Reads an address, against `base` where it may be relative; null for none. `URL.canParse` is missing on phones of 2023. */
export function parseUrl(raw: string, base?: string): URL | null {
  try {
    return new URL(raw, base);
  } catch {
    return null;
  }
}
