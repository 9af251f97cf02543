import { type Code, codes, type Whose } from './codes.ts';

/** Who can fix a fault. */
const whoseWords: Readonly<Record<Whose, string>> = {
  host: 'the owner of the page',
  oja: 'whoever serves Oja',
  visitor: 'the visitor',
  network: 'nobody but time, or a better network',
};

const toHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entry = ([code, { whose, fix }]: readonly [string, (typeof codes)[Code]]) =>
  `<h2 id="${code}">${code}</h2>\n<p>${toHtml(fix)}</p>\n<p>Who can mend it: ${whoseWords[whose]}.</p>`;

/** `errors.html` next to the script: each line of the embed on the console links to its code here. */
export function errorPage(): string {
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
