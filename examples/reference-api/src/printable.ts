// Beside control and formatting characters, the line and paragraph separators: some terminals break the line there.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * A text of somebody else as it may be printed: whatever could move the cursor, break the line or turn the direction of
 * writing is spelled out, as "\u{202e}". Everything that goes to a terminal or into a log passes through this.
 */
export const printable = (text: string): string =>
  text.replace(UNPRINTABLE, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
