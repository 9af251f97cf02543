import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin, type Rolldown } from 'vite';
import { bakedElements } from './bakedElements.ts';
import { fromSource, languages, quiet } from './base.ts';
import { at } from './paths.ts';
import { runModule } from './runModule.ts';

type Codes = Readonly<Record<string, { readonly whose: string; readonly fix: string }>>;

/** Of an entry that is no file. */
const ENTRY = 'oja:late';

/**
 * Adds what not every page needs: `oja-theme.js`, for one that has a look of its own, `oja-pcm.js`, for one in Pidgin, `oja-frame.js`, with its `frame.html`, for one whose elements stand in frames, `oja-doctor.js`, for one where
 * something is wrong, and `errors.html`, to which each line on the console leads.
 */
export function lateFiles(folder: string): Plugin {
  return {
    name: 'oja:late-files',
    apply: 'build',
    async generateBundle() {
      const { codes } = await runModule<{ codes: Codes }>(`${folder}/codes.ts`);
      this.emitFile({
        type: 'asset',
        fileName: 'oja-doctor.js',
        source: await bundle(`${folder}/doctor.ts`),
      });
      const theme = `export { applyPageTheme as default } from '${folder}/pageTheme.ts';`;
      this.emitFile({ type: 'asset', fileName: 'oja-theme.js', source: await bundle(ENTRY, theme) });
      const frame = `import { mount } from '${folder}/frame/mountFrame.ts'; export default { mount };`;
      this.emitFile({
        type: 'asset',
        fileName: 'oja-frame.js',
        source: await bundle(ENTRY, frame),
      });
      this.emitFile({
        type: 'asset',
        fileName: 'oja-frame-page.js',
        source: await bundle(`${folder}/frame/framePage.ts`),
      });
      this.emitFile({ type: 'asset', fileName: 'frame.html', source: framePage });
      for (const language of languages()) {
        const file = languageFile(language);
        // Its one export, whose name a tag with a hyphen cannot be.
        const code = `import * as all from '${file}'; export default Object.values(all)[0];`;
        this.emitFile({ type: 'asset', fileName: `oja-${language}.js`, source: await bundle(ENTRY, code) });
      }
      this.emitFile({ type: 'asset', fileName: 'errors.html', source: errorPage(codes) });
    },
  };
}

/** A language as far as the tags of a page say it, where what the dashboard alone says is kept apart. */
function languageFile(language: string): string {
  const ofTags = at('packages/widgets/src/text', language, 'embedCatalogue.ts');
  return existsSync(ofTags) ? ofTags : at('packages/widgets/src/text/locales', `${language}.ts`);
}

/** `code`: of an entry that is none. */
async function bundle(entry: string, code: string | null = null): Promise<string> {
  const { define, resolve, environments } = fromSource();
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    resolve,
    environments,
    plugins: [
      {
        name: 'oja:entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
      },
      vanillaExtractPlugin(),
      bakedElements(at('packages/widgets/src/embed/elements.ts')),
    ],
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: {
        ...quiet,
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

/**
 * The page of an element in a frame (`data-mode="frame"`). A server adds `frame-ancestors`, which a page cannot say of
 * itself.
 */
const framePage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
<title>Oja</title>
<link rel="modulepreload" href="oja-shared.js">
<script src="oja.js"></script>
<script src="oja-frame-page.js" type="module"></script>
</html>
`;

const whoseWords: Readonly<Record<string, string>> = {
  host: 'the owner of the page',
  oja: 'whoever serves Oja',
  visitor: 'the visitor',
  network: 'nobody but time, or a better network',
};

const toHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entry = ([code, { whose, fix }]: readonly [string, Codes[string]]) =>
  `<h2 id="${code}">${code}</h2>\n<p>${toHtml(fix)}</p>\n<p>Who can mend it: ${whoseWords[whose]}.</p>`;

function errorPage(codes: Codes): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Oja: what an error of the embed means</title>
<h1>What an error of the embed means</h1>
<p>The code stands in the console's line, and in the <code>code</code> of the event <code>oja:error</code>.
<code>Oja.doctor()</code>, typed on the console of your page, prints all that is wrong with it.</p>
${Object.entries(codes).map(entry).join('\n')}
</html>
`;
}
