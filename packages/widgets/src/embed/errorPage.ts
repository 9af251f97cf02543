import { type Code, codes, type Whose } from './codes.ts';

/** Who can fix a fault. */
const whoseWords: Readonly<Record<Whose, string>> = {
  host: 'the owner of the page',
  oja: 'the operator of the API and the embed',
  visitor: 'the visitor',
  network: 'the network: wait, or use a better one',
};

const toHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entry = ([code, { whose, fix }]: readonly [string, (typeof codes)[Code]]) =>
  `<h2 id="${code}">${code}</h2>\n<p>${toHtml(fix)}</p>\n<p>Who can fix it: ${whoseWords[whose]}.</p>`;

/** `errors.html` next to the script. Each message of the embed on the console links to its code here. */
export function errorPage(): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Errors of the Oja embed</title>
<h1>Errors of the Oja embed</h1>
<p>Each message of the embed on the console links to its code on this page. The event <code>oja:error</code> has the code as
<code>code</code>. To print diagnostics, run <code>Oja.doctor()</code> on the console of your page.</p>
${Object.entries(codes).map(entry).join('\n')}
</html>
`;
}
