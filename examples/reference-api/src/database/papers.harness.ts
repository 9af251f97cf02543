import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder that has a part of a database in it, and also a file of another person. Returns its path. */
export function createPapers(home: string): string {
  const papers = join(home, 'papers');
  mkdirSync(join(papers, 'base'), { recursive: true });
  writeFileSync(join(papers, 'thesis.txt'), 'years');
  return papers;
}
