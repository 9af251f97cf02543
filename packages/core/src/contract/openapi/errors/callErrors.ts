import { errorRows, row } from './errorRow.ts';

/** Errors of any call. */
export const callErrors = errorRows({
  invalid: row(
    'host',
    'changed',
    'Something is missing or not valid. `errors` names the fields.',
    'Show the sentences of `errors` beside their fields.',
  ),
  invalid_json: row(
    'host',
    'changed',
    'The body is not valid JSON, or it has the same field twice.',
    'Create the body with a JSON library.',
  ),
  bad_request: row(
    'host',
    'changed',
    'The request can’t be parsed, or the `reference` of a purchase is missing or is not a UUID.',
    'Create a UUID before each purchase, and send it as `reference`.',
  ),
  request_timeout: row('network', 'same', 'The body took too long to arrive.', 'Send the request again.'),
  too_large: row(
    'host',
    'changed',
    'The body is too large.',
    'Send only the fields that the endpoint takes.',
  ),
  unsupported_media_type: row(
    'host',
    'changed',
    'The body is not sent as application/json.',
    'Set the header `Content-Type: application/json`.',
  ),
  unauthenticated: row(
    'agent',
    'changed',
    'The token is missing, unknown or no longer valid.',
    'Sign in again, or open a new widget session.',
  ),
  key_revoked: row('host', 'changed', 'The API key was revoked.', 'Create a new key under API keys.'),
  key_expired: row(
    'host',
    'changed',
    'The API key has expired.',
    'Give it a later expiry time under API keys, or create a new key.',
  ),
  key_rotated: row(
    'host',
    'changed',
    'The API key was rotated, and its overlap has ended. Use the new key.',
    'Put the new key on your server.',
  ),
  forbidden: row(
    'host',
    'never',
    'These credentials do not allow this request.',
    'Use credentials that allow it.',
  ),
  origin_not_allowed: row(
    'host',
    'never',
    'A widget session is valid only on its own site.',
    'Open the session for the exact origin of the page.',
  ),
  scope_missing: row(
    'host',
    'changed',
    'The API key lacks the scope for this request.',
    'Add the scope under API keys.',
  ),
  address_not_allowed: row(
    'host',
    'changed',
    'The API key may not be used from this IP address.',
    'Add the IP address of your server under API keys.',
  ),
  not_found: row(
    'host',
    'never',
    'There is nothing at this address, or it belongs to another agent.',
    'Check the path and the id in it.',
  ),
  method_not_allowed: row(
    'host',
    'never',
    'This endpoint does not support this method.',
    'Use one of the methods in the header `Allow`.',
  ),
  too_many_requests: row(
    'host',
    'same',
    'There were too many requests. Wait for the number of seconds in `Retry-After`.',
    'Send fewer requests: `RateLimit-Remaining` is the number left.',
  ),
  too_many_attempts: row(
    'agent',
    'same',
    'There were too many attempts. Wait for the number of seconds in `Retry-After`.',
    'Show when the next attempt is possible.',
  ),
  server_error: row(
    'oja',
    'ask',
    'Something went wrong.',
    'Requery a purchase by its reference. If the error persists, give support the request id.',
  ),
  busy: row(
    'oja',
    'same',
    'The server is busy.',
    'Requery a purchase by its reference before you send it again.',
  ),
  temporarily_unavailable: row(
    'oja',
    'same',
    'The server can’t reach its database.',
    'Requery a purchase by its reference before you send it again.',
  ),
  stopping: row(
    'oja',
    'same',
    'The server is shutting down. It has not started this request.',
    'Send the request again.',
  ),
  starting: row(
    'oja',
    'same',
    'The server is starting up. It has not started this request.',
    'Send the request again.',
  ),
  provider_silent: row(
    'network',
    'same',
    'The provider does not answer. Try again after the seconds in `Retry-After`.',
    'Offer to try again.',
  ),
});
