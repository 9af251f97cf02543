import { ERRORS_PATH, type ErrorRow } from '@oja/core/openapi';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from './env.ts';
import { retryWords, whoseWords } from './errorWords.ts';
import { everyError } from './everyError.ts';

const entry = ([code, { why, fix, whose, retry }]: readonly [
  string,
  ErrorRow,
]) => html`<h2 id="${code}">${code}</h2>
<p>${why}</p>
<p>What to do: ${fix}</p>
<p>Who can mend it: ${whoseWords[whose]}. Send it again: ${retryWords[retry]}.</p>`;

/**
 * Serves a public page with every error code. The `type` of a refusal links to its row. It has no script and no
 * style.
 */
export function mountErrorPage(app: Hono<Env>): void {
  app.get(ERRORS_PATH, (c) =>
    c.html(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What an error of the API means</title>
<h1>What an error of the API means</h1>
<p>The code stands in <code>code</code> of a refusal. Where it stays, give support the <code>requestId</code> of the answer.</p>
${Object.entries(everyError).map(entry)}
</html>
`),
  );
}
