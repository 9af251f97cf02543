/** Parses a CSV file according to RFC 4180, to compare it with the written values. Every cell must be quoted. */
export function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  cells.lastIndex = file.startsWith('\uFEFF') ? 1 : 0;
  while (cells.lastIndex < file.length) {
    const found = cells.exec(file);
    if (!found) throw new Error('Not a CSV file of quoted cells');
    row.push((found[1] ?? '').replaceAll('""', '"'));
    if (found[2] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
