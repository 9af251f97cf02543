/** Detects UTF-16 by its byte order mark, or else by the zero bytes of Latin letters. Returns `null` for other bytes. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < bytes.length / 4) return null;
  if (odd > even * 8) return 'utf-16le';
  return even > odd * 8 ? 'utf-16be' : null;
}

/**
 * Decodes a file that a spreadsheet has saved: UTF-8, UTF-16 ("Unicode Text"), else Windows-1252 ("CSV"). Returns
 * `null` if the file is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const decode = (encoding: string, fatal: boolean) => new TextDecoder(encoding, { fatal }).decode(bytes);
  let text: string;
  try {
    text = decode(utf16Of(bytes) ?? 'utf-8', true);
  } catch {
    text = decode('windows-1252', false);
  }
  return text.includes('\0') ? null : text;
}
