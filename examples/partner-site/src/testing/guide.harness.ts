import { readFileSync } from 'node:fs';
import { at } from '../../../../scripts/build/paths.ts';

/** The one piece of code of a language in the partners' guide. */
export function snippetOf(language: string): string {
  const guide = readFileSync(at('docs/partners.md'), 'utf8');
  const found = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(([, name]) => name === language);
  if (found.length !== 1) throw new Error(`The guide has ${found.length} pieces of ${language}.`);
  return found[0]?.[2] ?? '';
}
