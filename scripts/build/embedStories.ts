import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { at } from './paths.ts';

const sources = at('packages/widgets/src');
/** What a partner's page loads: the script tag, and the file of a tag. */
const entries = ['loader.ts', 'elementModule.ts', 'mountPurchase.tsx'].map((file) =>
  join(sources, 'embed', file),
);

/** The folders of widgets that the embed imports, at once or on demand. */
export function embedFolders(): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g))
      waiting.push(join(dirname(file), path));
  }
  return new Set([...seen].map((file) => relative(sources, dirname(file))));
}

/** Story files of what the embed never draws. On preact, which the dashboard runs on, the journeys try the rest. */
export function storiesOutsideEmbed(): string[] {
  const folders = embedFolders();
  return globSync('**/*.stories.tsx', { cwd: sources })
    .filter((file) => !folders.has(dirname(file)))
    .map((file) => `packages/widgets/src/${file}`);
}
