// Control and formatting characters, and the line and paragraph separators, at which some terminals break the line.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Escapes untrusted text for printing: characters that could move the cursor, break the line or change the writing
 * direction become "\u{202e}" and so on. All output to a terminal or a log passes through this.
 */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
