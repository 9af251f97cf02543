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
    'The server refused the call (400 to 499). `failure.code` says why; without one a gateway said it, and it decides nothing.',
    'Look the code of the answer up here. Ask for a purchase by its reference where there is none.',
  ),
  SERVER_ERROR: row(
    'oja',
    'ask',
    'The server, or a gateway before it, failed (500 to 599): what became of a purchase is not known.',
    'Ask for a purchase by its reference. Reads are sent again by themselves, three times.',
  ),
  TIMEOUT_ERROR: row(
    'network',
    'ask',
    'No whole answer came in 20 s, or in 35 s for a purchase.',
    'Ask for a purchase by its reference. Reads are sent again by themselves, three times.',
  ),
  CONNECTION_ERROR: row(
    'network',
    'ask',
    'The server was not reached, or the line broke.',
    'Ask for a purchase by its reference. Where nothing ever arrives, look at the API’s address, at CORS and at the Content Security Policy.',
  ),
  NETWORK_ERROR: row(
    'network',
    'ask',
    'The device is offline. With `phase: unsent` nothing was sent.',
    'Ask again when the device is back online.',
  ),
  CANCEL_ERROR: row(
    'host',
    'ask',
    'Your `signal` ended the call. With `phase: unsent` nothing was sent.',
    'Ask for a purchase by its reference: it may have arrived.',
  ),
  UNKNOWN_ERROR: row('host', 'ask', 'Something else: `reason` says what.', 'Look the reason up here.'),
  'unexpected-response': row(
    'oja',
    'ask',
    'The server spoke, but not as agreed; `path` names the field.',
    'Look whether the address is that of an agent API, and what stands before it. Ask for a purchase by its reference.',
  ),
  'refused-to-send': row(
    'host',
    'changed',
    'What was passed does not fit the table of calls; `path` names it. Nothing was sent.',
    'Pass what the types of the call ask for.',
  ),
  'no-token': row(
    'host',
    'changed',
    'There is no session, or `getToken` gave none. Nothing was sent.',
    'Sign in, or let `getToken` resolve to a token that counts.',
  ),
  'switched-off': row(
    'host',
    'never',
    'This server has no such call. Nothing was sent.',
    'Hide what needs it, or do without the setting in `endpoints` that switches it off.',
  ),
});

/** The errors that core throws: mistakes of a host, which an agent never sees. */
export const thrownErrors: Readonly<Record<OjaErrorCode, ErrorRow>> = {
  'api-base': row(
    'host',
    'never',
    '`apiBase` is no https origin without a path, or none that this build allows. Nothing was sent.',
    'Give the origin alone, as https://api.example.ng; http only on localhost.',
  ),
  'no-session': row(
    'host',
    'never',
    'The client gets its tokens from the page (`getToken`), and this needs a session of its own.',
    'Make the client by `createClient` without `getToken`.',
  ),
  'no-client': row(
    'host',
    'never',
    'A widget has no client.',
    'Pass `client`, or put a `ClientProvider` above it.',
  ),
};
