import { joinCells } from '@oja/core/bulk';
import readSheets from 'read-excel-file/universal';
import type { ListFile } from './readFile.ts';

/**
 * Reads the first sheet of an .xlsx file that is not empty. Returns `null` if all are empty. Rejects if the
 * file is not an .xlsx file.
 */
export async function readSpreadsheet(file: Blob): Promise<ListFile | null> {
  const sheets = (await readSheets(file)).filter(({ data }) => data.length > 0);
  const [first] = sheets;
  if (!first) return null;
  const rows = first.data.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  return { text: joinCells(rows), onlySheet: sheets.length > 1 ? first.sheet : null };
}
