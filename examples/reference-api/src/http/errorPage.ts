import { ERRORS_PATH, type ErrorRetry, type ErrorRow, type ErrorWhose } from '@oja/core/openapi';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from './env.ts';
import { everyError } from './operatorErrors.ts';

/** Who can fix an error. */
export const whoseWords: Readonly<Record<ErrorWhose, string>> = {
  agent: 'the agent',
  host: 'the developer of the calling program',
  oja: 'the operator of the API',
  network: 'the network: wait, or use a better one',
};

/** Whether to send the request again. */
export const retryWords: Readonly<Record<ErrorRetry, string>> = {
  same: 'the same request (a purchase with the same reference), after the seconds in Retry-After or with increasing pauses',
  changed: 'after the fix; a purchase with a new reference',
  ask: 'not before you know the outcome of this request',
  never: 'no',
};

const entry = ([code, { why, fix, whose, retry }]: readonly [
  string,
  ErrorRow,
]) => html`<h2 id="${code}">${code}</h2>
<p>${why}</p>
<p>What to do: ${fix}</p>
<p>Who can fix it: ${whoseWords[whose]}. Retry: ${retryWords[retry]}.</p>`;

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
<title>Errors of the API</title>
<h1>Errors of the API</h1>
<p>An error response has its code in the field <code>code</code>. If the error persists, give support the <code>requestId</code> of the response.</p>
${Object.entries(everyError).map(entry)}
</html>
`),
  );
}
