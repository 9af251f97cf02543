import { decodeText } from '@oja/core/bulk';

/** The text of a list that was read from a file. */
export interface ListFile {
  readonly text: string;
  /** The name of the sheet that was read, if the spreadsheet has others; else `null`. */
  readonly onlySheet: string | null;
}

/** Size limit of a file. A list of a thousand lines is far smaller. */
const MOST_BYTES = 1_000_000;

/** True for the first bytes of a ZIP file, such as an .xlsx file (ECMA-376, part 2). */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/**
 * Reads a list from a text file or a spreadsheet (.xlsx). Returns `null` if the file is neither, is empty or
 * is too large.
 */
export async function readFile(file: File): Promise<ListFile | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip(bytes)) {
      const text = decodeText(bytes);
      return text ? { text, onlySheet: null } : null;
    }
    // Loaded lazily: few agents open a spreadsheet.
    const { readSpreadsheet } = await import('./readSpreadsheet.ts');
    return await readSpreadsheet(file);
  } catch {
    return null;
  }
}
