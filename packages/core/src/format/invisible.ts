/**
 * Matches text without control characters (Cc), unpaired surrogates (Cs) and formatting characters (Cf: bidirectional
 * overrides and isolates, zero-width characters, ZWJ too). Such characters let a name or a reference show one thing and
 * mean another, or forge a line on a reviewer's terminal. Letters and combining marks of every script match.
 */
export const VISIBLE = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;

/** True if the text has an invisible character. */
export const holdsInvisible = (text: string): boolean => !VISIBLE.test(text);

/** Removes invisible characters. A joined emoji falls apart into its parts. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
