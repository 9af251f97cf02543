import { decodeText } from '@oja/core/bulk';

/** A list from a file. */
export interface ListFile {
  readonly text: string;
  /** The sheet that was read, where the spreadsheet has others; else `null`. */
  readonly onlySheet: string | null;
}

/** A thousand lines are far below it; what is larger is no list. */
const MOST_BYTES = 1_000_000;

/** The first bytes of a ZIP file, which an .xlsx file is (ECMA-376, part 2). */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;

/** Reads a list from a text file or a spreadsheet (.xlsx); `null` for what is neither, is empty or is too large. */
export async function readFile(file: File): Promise<ListFile | null> {
  if (file.size > MOST_BYTES) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isZip(bytes)) {
      const text = decodeText(bytes);
      return text ? { text, onlySheet: null } : null;
    }
    // Loaded here because few agents open a spreadsheet.
    const { readSpreadsheet } = await import('./readSpreadsheet.ts');
    return await readSpreadsheet(file);
  } catch {
    return null;
  }
}
