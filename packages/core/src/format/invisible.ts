/**
 * Matches text without control characters (Cc), unpaired surrogates (Cs) and formatting characters (Cf:
 * bidirectional overrides and isolates, zero-width characters, ZWJ too). With them a name or a reference can
 * show one thing and mean another, or forge a line on the terminal of a reviewer. Letters and combining marks
 * of every script match.
 */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;

/** True where something in the text can't be seen. */
export const holdsInvisible = (text: string): boolean => !VISIBLE.test(text);

/** Removes what can't be seen. An emoji that is joined of several falls apart into them. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
