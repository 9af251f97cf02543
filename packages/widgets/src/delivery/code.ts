/** A token or PIN. It works for anyone who knows it: show and copy it, but never store it or put it in a URL. */
export interface Code {
  /** The text for the clipboard: digits without separators. */
  readonly copied: string;
  /** The text to show: groups of four, as meters ask for them. A code with letters stays in one piece. */
  readonly groups: readonly string[];
}

/** A label that some providers send with the code: "Token : 2636…", "PIN: 1234". */
const LABEL = /^(?:(?:token|pin)\b\s*(?:no\.?|number)?\s*[:=-]?\s*)+/i;
const NOTHING = /^(?:n\/?a|nil|none|null|undefined|0+|[-\s]*)$/i;

/** Parses a code in any provider's notation; `null` for a placeholder ("N/A", "0", empty). */
export function readCode(written: string | undefined): Code | null {
  const code = (written ?? '').trim().replace(LABEL, '').trim();
  if (NOTHING.test(code)) return null;
  if (!/^[\d\s.-]+$/.test(code)) return { copied: code, groups: [code] };
  const digits = code.replace(/\D/g, '');
  return { copied: digits, groups: digits.match(/\d{1,4}/g) ?? [] };
}
