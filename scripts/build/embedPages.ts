import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.ts';
import { runModule } from './runModule.ts';

type Codes = Readonly<Record<string, { readonly whose: string; readonly fix: string }>>;

/** Writes `frame.html`, and `errors.html`, to which each line of the embed on the console leads. */
export async function writePages(folder: string): Promise<void> {
  const { codes } = await runModule<{ codes: Codes }>(at('packages/widgets/src/embed/codes.ts'));
  writeFileSync(join(folder, 'frame.html'), framePage);
  writeFileSync(join(folder, 'errors.html'), errorPage(codes));
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
<link rel="modulepreload" href="oja-sale.js">
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
