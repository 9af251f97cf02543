import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '../../../scripts/build/paths.ts';
import { runModule } from '../../../scripts/build/runModule.ts';
import type { ElementRow } from '../../widgets/src/embed/elementTable.ts';

/**
 * Generated from the element table: the types of each tag's attributes. In git, so that a fresh clone type-checks
 * without a build.
 */
export const elementTypesFile = at('packages/embed/src/elements.ts');

/** The element table. The build runs its module, because a Vite configuration can't import core's sources. */
export type ElementTable = typeof import('../../widgets/src/embed/elementTable.ts');

export const readElementTable = (): Promise<ElementTable> =>
  runModule<ElementTable>(at('packages/widgets/src/embed/elementTable.ts'));

export const elementTypes = (
  rows: readonly ElementRow[],
): string => `// Written by the build from the element table.

/** The attributes of each tag's own. */
export interface OwnAttributes {
${rows.map(ofTag).join('\n')}
}

/** Every tag. */
export type Tag = keyof OwnAttributes;
`;

function ofTag({ tag, scope, attributes }: ElementRow): string {
  const own = Object.entries(attributes).map(
    ([name, value]) =>
      `    /** ${value} */\n    readonly ${/\W/.test(name) ? `'${name}'` : name}?: string;\n`,
  );
  return `  /** Scope of its session: \`${scope}\`. */\n  readonly '${tag}': ${own.length > 0 ? `{\n${own.join('')}  }` : 'object'};`;
}

/** Writes the file only if it differs, because other builds may read it at the same time. */
export async function writeElementTypes(): Promise<void> {
  const types = elementTypes((await readElementTable()).elementTable());
  if (readFileSync(elementTypesFile, 'utf8') !== types) writeFileSync(elementTypesFile, types);
}
