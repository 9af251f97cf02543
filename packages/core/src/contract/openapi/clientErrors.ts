import type { OjaErrorCode } from '../../http/ojaError.ts';
import type { Problem } from '../../http/problem.ts';
import { type ErrorRow, errorRows, row } from './errors/errorRow.ts';

type UnknownReason = Extract<Problem, { kind: 'unknown' }>['reason'];

/** The codes that core itself reports: the `code` of a `Problem`, or its `reason` if the code is UNKNOWN_ERROR. */
export type ClientErrorCode = Problem['code'] | UnknownReason;

/**
 * The client's problems, which any call can have whatever the server answers. Used only by the documentation, so no
 * bundle includes them.
 */
export const clientErrors: Readonly<Record<ClientErrorCode, ErrorRow>> = errorRows({
  CLIENT_ERROR: row(
    'host',
    'changed',
    'The server refused the request (400 to 499). `failure.code` has the reason. Without a code, a gateway refused it, which decides nothing about a purchase.',
    'Look up the code on this page. If there is none, requery a purchase by its reference.',
  ),
  SERVER_ERROR: row(
    'oja',
    'ask',
    'The server, or a gateway in front of it, failed (500 to 599). The outcome of a purchase is unknown.',
    'Requery a purchase by its reference. Reads are retried automatically, up to three times.',
  ),
  TIMEOUT_ERROR: row(
    'network',
    'ask',
    'No complete answer arrived within 20 s, or within 35 s for a purchase.',
    'Requery a purchase by its reference. Reads are retried automatically, up to three times.',
  ),
  CONNECTION_ERROR: row(
    'network',
    'ask',
    'The server could not be reached, or the connection broke.',
    'Requery a purchase by its reference. If no request ever arrives, check the API’s address, CORS and the Content Security Policy.',
  ),
  NETWORK_ERROR: row(
    'network',
    'ask',
    'The device is offline. With `phase: unsent`, nothing was sent.',
    'When the device is back online, requery a purchase by its reference, and repeat other calls.',
  ),
  CANCEL_ERROR: row(
    'host',
    'ask',
    'Your `signal` aborted the call. With `phase: unsent`, nothing was sent.',
    'Requery a purchase by its reference: it may have arrived.',
  ),
  UNKNOWN_ERROR: row('host', 'ask', 'Another problem: see `reason`.', 'Look up the reason on this page.'),
  'unexpected-response': row(
    'oja',
    'ask',
    'The server’s answer does not match the schema. `path` names the field.',
    'Check that the address belongs to an agent API, and what is in front of it. Requery a purchase by its reference.',
  ),
  'refused-to-send': row(
    'host',
    'changed',
    'The input does not match the schema of the endpoint. `path` names the field. Nothing was sent.',
    'Pass the input that the types of the endpoint require.',
  ),
  'no-token': row(
    'host',
    'changed',
    'There is no session, or `getToken` returned no token. Nothing was sent.',
    'Sign in, or let `getToken` resolve to a valid token.',
  ),
  'switched-off': row(
    'host',
    'never',
    'This server lacks the endpoint. Nothing was sent.',
    'Hide the feature that needs it, or remove the setting in `endpoints` that switches it off.',
  ),
});

/** The errors that core throws: mistakes of a host, which an agent never sees. */
export const thrownErrors: Readonly<Record<OjaErrorCode, ErrorRow>> = {
  'api-base': row(
    'host',
    'never',
    '`apiBase` is not an https origin without a path, or this build does not allow it. Nothing was sent.',
    'Pass only the origin, such as https://api.example.ng. http is allowed only on localhost.',
  ),
  'no-session': row(
    'host',
    'never',
    'The client gets its tokens from the page (`getToken`), but this needs a client with its own session.',
    'Create the client with `createClient`, without `getToken`.',
  ),
  'no-client': row(
    'host',
    'never',
    'The widget has no client.',
    'Pass `client`, or render the widget inside a `ClientProvider`.',
  ),
};
