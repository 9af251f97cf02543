import type { Rolldown } from 'vite';
import { at } from '../../../scripts/build/paths.ts';

type Bundle = Rolldown.OutputBundle;

/** A screen as listed in the dashboard's start/firstPage.tsx. */
export interface ListedStartPage {
  readonly access: string;
  readonly paths: readonly string[];
  readonly title: string;
  /** Needs of the first paint; `null` if visits begin on other screens. */
  readonly first: Readonly<{ module: string; calls: readonly string[]; says?: string }> | null;
}

/** Files and calls of a screen. Its paths are all either before or after sign-in. */
export interface StartPageFiles {
  readonly who: 'agent' | 'signed-out';
  /** Each path, with the screen's title and its first sentence. */
  readonly paths: Record<string, Readonly<{ title: string; says?: string }>>;
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const dashboard = (file: string) => at('packages/dashboard/src', file);
const FRAME = dashboard('shell/Shell.tsx');

/**
 * Lists what each first screen needs besides index.html, by path. All other screens are reached from these, and their
 * files would only make the start script longer.
 */
export function findStartPages(bundle: Bundle, listed: readonly ListedStartPage[]): StartPageFiles[] {
  const found: StartPageFiles[] = [];
  for (const { access, first, paths, title } of listed) {
    if (first === null) continue;
    const { calls, says } = first;
    const who = access === 'signed-out' ? 'signed-out' : 'agent';
    const page = dashboard(first.module);
    const files = filesOf(bundle, who === 'signed-out' ? [page] : [FRAME, page]);
    const same = found.find(
      (other) => other.who === who && `${[other.files, other.calls]}` === `${[files, calls]}`,
    );
    const words = says === undefined ? { title } : { title, says };
    const worded = Object.fromEntries(paths.map((path) => [path, words]));
    if (same) Object.assign(same.paths, worded);
    else found.push({ who, paths: worded, files, calls });
  }
  return found;
}

/** Lists the files of modules and of their imports. Leaves out the files that index.html loads. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    add(chunk);
  }
  return [...found];
}
