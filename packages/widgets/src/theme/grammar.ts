/**
 * Patterns for values that a host may put into a style. A value must match as a whole, and nothing that could load a file
 * or open or close a rule (`url(`, `@`, `\`, `;`, braces, comments) matches any of them.
 */
const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgb = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/i;
const length = /^(\d{1,3}(?:\.\d{1,3})?)(px|rem)$/;
const fontFamily = /^(?:[a-z][a-z0-9 -]{0,39}|"[a-z][a-z0-9 -]{0,39}"|'[a-z][a-z0-9 -]{0,39}')$/i;

const twice = (digits: string) => [...digits].map((digit) => digit + digit).join('');
const pair = (channel: number) => channel.toString(16).padStart(2, '0');

/** Parses an opaque colour (`#rgb`, `#rrggbb`, `rgb(…)`) to `#rrggbb`; `null` for anything else. */
export function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (hex.test(text)) return (text.length === 4 ? `#${twice(text.slice(1))}` : text).toLowerCase();
  const channels = rgb.exec(text)?.slice(1).map(Number);
  if (!channels || channels.some((channel) => channel > 255)) return null;
  return `#${channels.map(pair).join('')}`;
}

/** Maximum radius in px (1 rem counts as 16 px). */
export const LONGEST = 64;

/** Parses a length of 0 to 64 px, in px or rem; `null` for anything else. */
export function readLength(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const [whole, amount, unit] = length.exec(value.trim()) ?? [];
  if (whole === undefined) return null;
  return Number(amount) * (unit === 'rem' ? 16 : 1) <= LONGEST ? whole : null;
}

/** Parses a list of one to six font families; `null` for anything else. */
export function readFont(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 200) return null;
  const names = value.split(',').map((name) => name.trim());
  return names.length <= 6 && names.every((name) => fontFamily.test(name)) ? names.join(', ') : null;
}
