import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a folder with a part of a database and an unrelated file. Returns its path. */
export function createForeignFiles(home: string): string {
  const papers = join(home, 'papers');
  mkdirSync(join(papers, 'base'), { recursive: true });
  writeFileSync(join(papers, 'thesis.txt'), 'years');
  return papers;
}
