import { createHash } from 'node:crypto';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { fromSource } from '../../../scripts/build/base.ts';
import { buildClassicScript } from '../../../scripts/build/classicScript.ts';
import { at } from '../../../scripts/build/paths.ts';
import { aliasesFor } from '../../../scripts/build/preact.ts';
import { runModule } from '../../../scripts/build/runModule.ts';
import { findStartPages, type ListedStartPage, type StartPageFiles } from './startPages.ts';

type Bundle = Rolldown.OutputBundle;

const start = 'packages/dashboard/src/start';
/**
 * The folder with the hashes of the page's inline code, for the servers' CSP. The leading dot keeps it from being
 * served.
 */
export const POLICY_FOLDER = '.policy';
/** Lists the paths that index.html answers, for the service worker. */
export const PATHS = '.vite/paths.json';

/** The exports of start/firstPage.tsx. */
interface FirstPage {
  readonly startPages: readonly ListedStartPage[];
  readonly home: object;
  drawFirst(): Promise<{ signedOut: string; agent: string }>;
}

/**
 * Inlines the first paint into index.html, so that it waits for no second request: the sign-in form, the frame of the
 * agent's screens, their styles, and the script that chooses between the two. Writes the CSP hashes of the inline code.
 */
export function firstPage(): Plugin[] {
  let styles = '';
  let inline: readonly string[] = [];
  let listed: readonly ListedStartPage[] = [];
  let found: readonly StartPageFiles[] = [];
  return [
    {
      name: 'oja:first-styles',
      apply: 'build',
      generateBundle: {
        // Runs before Vite links the stylesheets in index.html.
        order: 'pre',
        handler(_options, bundle) {
          styles = takeFirstStyles(bundle);
        },
      },
    },
    {
      name: 'oja:first-page',
      transformIndexHtml: {
        order: 'post',
        async handler(_html, { bundle }) {
          // In `npm run dev` the app renders everything.
          if (!bundle) return places('', '');
          const { startPages, home, signedOut, agent } = await draw();
          listed = startPages;
          found = findStartPages(bundle, startPages);
          // Must be a classic script to run before the first paint.
          const known = { __OJA_START_PAGES__: found, __OJA_HOME__: home };
          const script = await buildClassicScript(at(start, 'firstPaint.ts'), known);
          inline = [styles, script];
          return [inlineTag('style', styles), inlineTag('script', script), ...places(signedOut, agent)];
        },
      },
      generateBundle: {
        order: 'post',
        handler() {
          const emit = (fileName: string, source: string) =>
            this.emitFile({ type: 'asset', fileName, source });
          // .size-limit.ts reads this file.
          emit('.vite/screens.json', JSON.stringify(found, null, 2));
          emit(PATHS, JSON.stringify(listed.flatMap(({ paths }) => paths)));
          for (const [file, source] of Object.entries(policyFiles(inline)))
            emit(`${POLICY_FOLDER}/${file}`, source);
        },
      },
    },
  ];
}

/** The app's two mount points. The start script shows one of them. */
const places = (signedOut: string, agent: string): HtmlTagDescriptor[] => [
  { tag: 'div', attrs: { id: 'signed-out' }, children: signedOut, injectTo: 'body-prepend' },
  { tag: 'div', attrs: { id: 'agent' }, children: agent, injectTo: 'body-prepend' },
];

function inlineTag(tag: 'script' | 'style', children: string): HtmlTagDescriptor {
  if (children.includes('</') || children.includes('<!--'))
    throw new Error(`A ${tag} in the page contains its own closing tag.`);
  return { tag, children, injectTo: 'head' };
}

const NO_STYLES = '\0oja:no-styles';

/** Leaves out the stylesheets: rendering in Node needs only the class names. */
const withoutStyles: Plugin = {
  name: 'oja:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.vanilla.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? '' : null),
};

/** Renders the first paint in Node. */
async function draw() {
  const sources = fromSource();
  const { drawFirst, ...known } = await runModule<FirstPage>(at(start, 'firstPage.tsx'), {
    ...sources,
    root: at('packages/dashboard'),
    resolve: { ...sources.resolve, alias: aliasesFor('preact') },
    plugins: [withoutStyles, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return { ...known, ...(await drawFirst()) };
}

/** Removes the stylesheet of the entry file from the bundle and returns it. */
export function takeFirstStyles(bundle: Bundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no first file.');
  const names = [...(entry.viteMetadata?.importedCss ?? [])];
  entry.viteMetadata?.importedCss.clear();
  return names
    .map((name) => {
      const styles = bundle[name];
      if (styles?.type !== 'asset') throw new Error(`The build has no ${name}.`);
      delete bundle[name];
      return String(styles.source).trim();
    })
    .join('');
}

/** The hash of an inline style or script, as a Content-Security-Policy lists it. */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The hashes of the inline styles and scripts: as a plain list, for nginx and for Caddy. `deploy/publish.sh` copies
 * these files.
 */
export function policyFiles(inline: readonly string[]): Readonly<Record<string, string>> {
  const hashes = inline.map(policyHash).join(' ');
  return {
    hashes: `${hashes}\n`,
    'nginx.conf': `map $host $oja_inline {\n    default "${hashes}";\n}\n`,
    Caddyfile: `vars oja_inline "${hashes}"\n`,
  };
}
