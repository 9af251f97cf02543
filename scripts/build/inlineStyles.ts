import type { Plugin, Rolldown } from 'vite';

/** What an element's source names where the shared styles belong (`declare const __OJA_CSS__: …`). */
const placeholder = '__OJA_CSS__';
/** Vite's own note on how much of a file is its. */
const viteMark = /\/\*\$vite\$:\d+\*\//g;

/** In a shadow root `:root` is nothing: of `:root, :host` the second is meant. */
const ROOTS = /:root(?::not\(\[[^\]]*\]\))?,/g;

/** A rule before each module's own: it says whose the next ones are, whatever the minifier does. */
const MARKED = '--oja';
const markOf = (index: number) => `.oja-module-${index}{${MARKED}:0}`;
const MARK = /\.oja-module-(\d+)\{--oja:0;?\}/;

/** Rules by their place in the whole stylesheet: put together they stand in its order, which decides between them. */
type Placed = Record<number, string>;

/**
 * Puts the build's styles into its code and leaves no CSS file: those of the `shared` chunk in the place of `__OJA_CSS__`,
 * and where `isSplit` those of any other as its export `css`, so that a tag brings its own and no other's. A shadow root
 * adopts them as a constructable sheet, which the strictest policy allows and a <link> or <style> is not.
 */
export function inlineStyles(shared: string, isSplit: boolean): Plugin[] {
  const modules: string[] = [];
  return [
    {
      name: 'oja:mark-styles',
      apply: 'build',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('.css') ? markOf(modules.push(id) - 1) + code : null),
    },
    {
      name: 'oja:inline-styles',
      apply: 'build',
      // After Vite's own plugins, which make the CSS file in the same hook.
      enforce: 'post',
      generateBundle(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const css = withoutUnread(takeStyles(bundle), chunks.map(({ code }) => code).join('\n'));
        const placed = placeStyles(css, (index) =>
          chunks.find(({ fileName, moduleIds }) =>
            isSplit ? moduleIds.includes(modules[index] ?? '') : fileName === shared,
          ),
        );
        for (const [chunk, rules] of placed) {
          const text = JSON.stringify(rules);
          if (chunk.fileName !== shared) chunk.code += `exports.css=${text};`;
          else if (chunk.code.includes(placeholder)) chunk.code = chunk.code.replace(placeholder, () => text);
          else this.error(`${shared} has styles, but nothing in it names ${placeholder}.`);
        }
      },
    },
  ];
}

/** The text of the CSS files, which leave the bundle. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .filter((asset) => asset.fileName.endsWith('.css'));
  for (const { fileName } of styles) delete bundle[fileName];
  const css = styles.map(({ source }) => String(source).replace(viteMark, '').trim()).join('');
  return css.replace(ROOTS, '');
}

const READS = /var\((--[\w-]+)/g;
const DECLARES = /(--[\w-]+):[^;}]*;?/g;

/** Leaves out the variables of the theme that nothing in these styles and this code reads: widgets that are not here do. */
function withoutUnread(css: string, code: string): string {
  const read = new Set([...`${css}\n${code}`.matchAll(READS)].map(([, name]) => name));
  const left = css.replace(DECLARES, (declaration, name: string) =>
    read.has(name) || name === MARKED ? declaration : '',
  );
  // One that is gone may have been the last to read another.
  return left === css ? css : withoutUnread(left, code);
}

/** The rules of each chunk. */
function placeStyles(
  css: string,
  findChunk: (module: number) => Rolldown.OutputChunk | undefined,
): ReadonlyMap<Rolldown.OutputChunk, Placed> {
  const placed = new Map<Rolldown.OutputChunk, Placed>();
  const [before, ...pieces] = css.split(MARK);
  if (before) throw new Error(`These rules are no module's: ${before}`);
  let last: Rolldown.OutputChunk | undefined;
  let place = 0;
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const [module, rules] = [Number(pieces[piece]), pieces[piece + 1]];
    if (!rules) continue;
    const chunk = findChunk(module);
    if (!chunk) throw new Error(`No chunk has the module of these rules: ${rules}`);
    // What stands together stays together.
    if (chunk !== last) place += 1;
    last = chunk;
    const own = placed.get(chunk) ?? {};
    placed.set(chunk, { ...own, [place]: (own[place] ?? '') + rules });
  }
  return placed;
}
