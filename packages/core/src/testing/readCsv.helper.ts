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

/**
 * Returns every cell of a CSV file as a spreadsheet reads it if `separator` separates cells: a cell that starts with a
 * quote is quoted until the next single quote, the text up to the separator belongs to the cell, and other quotes are
 * plain characters.
 */
export function readLoosely(file: string, separator: string): readonly string[] {
  const text = file.replace(/^\uFEFF/, '');
  const ends = (at: number) => at >= text.length || [separator, '\r', '\n'].includes(text.charAt(at));
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = '';
    if (text.charAt(at) === '"') {
      for (at += 1; at < text.length; at += 1) {
        if (text.charAt(at) !== '"') cell += text.charAt(at);
        else if (text.charAt(at + 1) === '"') {
          cell += '"';
          at += 1;
        } else break;
      }
      at += 1;
    }
    for (; !ends(at); at += 1) cell += text.charAt(at);
    cells.push(cell);
  }
  return cells;
}
