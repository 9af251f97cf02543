/** A token or a pin as it is read out and typed in. A bearer value: shown and copied, never stored or put in a URL. */
export interface Code {
  /** What goes to the clipboard: digits alone, without what separates them. */
  readonly copied: string;
  /** What is shown: in fours, as meters ask for it. A code with letters in it stays in one piece. */
  readonly groups: readonly string[];
}

/** "Token : 2636…", "PIN: 1234": some providers send the label along. */
const LABEL = /^(?:(?:token|pin)\b\s*(?:no\.?|number)?\s*[:=-]?\s*)+/i;
const NOTHING = /^(?:n\/?a|nil|none|null|undefined|0+|[-\s]*)$/i;

/** Reads a code however its provider wrote it; null where there is none ("N/A", "0", empty). */
export function readCode(written: string | undefined): Code | null {
  const code = (written ?? '').trim().replace(LABEL, '').trim();
  if (NOTHING.test(code)) return null;
  if (!/^[\d\s.-]+$/.test(code)) return { copied: code, groups: [code] };
  const digits = code.replace(/\D/g, '');
  return { copied: digits, groups: digits.match(/\d{1,4}/g) ?? [] };
}
