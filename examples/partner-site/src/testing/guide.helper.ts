import { readFileSync } from 'node:fs';
import { at } from '../../../../scripts/build/paths.ts';

export const readGuide = (): string => readFileSync(at('docs/partners.md'), 'utf8');

/** A section of the guide by its heading. */
export function sectionOf(heading: string): string {
  const section = readGuide()
    .split(/^## /m)
    .find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`The guide has no section "${heading}".`);
  return section;
}

/** The only code block of a language in a section of the guide. */
export function snippetOf(language: string, heading = 'Five minutes to a sale'): string {
  const found = [...sectionOf(heading).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].filter(
    ([, name]) => name === language,
  );
  if (found.length !== 1) throw new Error(`"${heading}" has ${found.length} pieces of ${language}.`);
  return found[0]?.[2] ?? '';
}
