import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** A screen as the app lists it. */
export interface ListedScreen {
  readonly paths: readonly string[];
  readonly access: string;
  readonly chunk: string;
  readonly calls: readonly string[];
  readonly picture: string;
}

/** The files and calls of a screen, for its addresses on one side of the sign-in. */
export interface Screen {
  readonly who: 'agent' | 'visitor';
  /** Each address, and which picture in index.html it is awaited with. */
  readonly paths: Record<string, string>;
  readonly files: readonly string[];
  readonly calls: readonly string[];
}

const FRAME = '/src/shell/Shell.tsx';
/** The modules that import a page, or the frame around it. */
const entrances = /\/src\/(routes|Screens)\.tsx$/;

/** Lists the scripts, styles and reads that each address needs besides index.html, and behind the sign-in for the frame. */
export function findScreens(bundle: Bundle, screens: readonly ListedScreen[], modules: Modules): Screen[] {
  const imported = [...modules.getModuleIds()].filter((id) => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {};
    return [...importers, ...dynamicImporters].some((importer) => entrances.test(importer));
  });
  const found: Screen[] = [];
  for (const { paths, access, chunk, calls, picture } of screens) {
    // The others are come to from these: their files would only make the first script longer.
    if (calls.length === 0 && !paths.includes('/login')) continue;
    const page = imported.find((id) => id.includes(`/src/pages/${chunk}/`));
    const frame = imported.find((id) => id.endsWith(FRAME));
    if (!page || !frame) throw new Error(`The build has no screen ${chunk} in a frame.`);
    const who = access === 'visitor' ? 'visitor' : 'agent';
    const files = filesOf(bundle, who === 'visitor' ? [page] : [frame, page]);
    const same = found.find(
      (other) => other.who === who && `${[other.files, other.calls]}` === `${[files, calls]}`,
    );
    const drawn = Object.fromEntries(paths.map((path) => [path, picture]));
    if (same) Object.assign(same.paths, drawn);
    else found.push({ who, paths: drawn, files, calls });
  }
  return found;
}

/** Lists the files of modules and of their imports, but none that index.html loads. */
function filesOf(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(`/${style}`);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const module of modules) add(chunks.find(({ moduleIds }) => moduleIds.includes(module)));
  return [...found];
}
