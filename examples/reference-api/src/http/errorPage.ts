import { ERRORS_PATH, type ErrorRetry, type ErrorRow, type ErrorWhose } from '@oja/core/openapi';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from './env.ts';
import { everyError } from './operatorErrors.ts';

/** Who can fix an error. */
export const whoseWords: Readonly<Record<ErrorWhose, string>> = {
  agent: 'the agent',
  host: 'the developer of the program that calls',
  oja: 'the operator of the API',
  network: 'time, or a better network',
};

/** Whether to send the request again. */
export const retryWords: Readonly<Record<ErrorRetry, string>> = {
  same: 'the same request, a purchase under the same reference, after the seconds of Retry-After or with growing pauses',
  changed: 'once that is done; a purchase under a new reference',
  ask: 'not before you know what became of it',
  never: 'no',
};

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
