import { errorRows, row } from './errorRow.ts';

/** Errors of any call. */
export const callErrors = errorRows({
  invalid: row(
    'host',
    'changed',
    'Something is missing or not valid: `errors` says which field.',
    'Show `errors` beside their fields.',
  ),
  invalid_json: row(
    'host',
    'changed',
    'The body is not JSON, or names a field twice.',
    'Write the body with a JSON library.',
  ),
  bad_request: row(
    'host',
    'changed',
    'The request can’t be read, or a purchase has no `reference` that is a UUID.',
    'Make a UUID before each purchase.',
  ),
  request_timeout: row('network', 'same', 'The body took too long to arrive.', 'Send it again.'),
  too_large: row('host', 'changed', 'The body is too large.', 'Send only what the call takes.'),
  unsupported_media_type: row(
    'host',
    'changed',
    'Send the body as application/json.',
    'Set the header Content-Type.',
  ),
  unauthenticated: row(
    'agent',
    'changed',
    'The token is missing, unknown or over.',
    'Sign in again, or open a new widget session.',
  ),
  key_revoked: row('host', 'changed', 'The API key was revoked.', 'Make a new key under API keys.'),
  key_expired: row(
    'host',
    'changed',
    'The API key has ended.',
    'Give it a later end under API keys, or make a new key.',
  ),
  key_rotated: row(
    'host',
    'changed',
    'The API key was rotated, and its overlap is over: use the new one.',
    'Put the new key on your server.',
  ),
  forbidden: row(
    'host',
    'never',
    'These credentials do not reach this far.',
    'Use credentials that the call takes.',
  ),
  origin_not_allowed: row(
    'host',
    'never',
    'A widget session counts from its own site only.',
    'Open the session for exactly the origin of the page.',
  ),
  scope_missing: row(
    'host',
    'changed',
    'The API key lacks the scope for it.',
    'Add the scope under API keys.',
  ),
  address_not_allowed: row(
    'host',
    'changed',
    'The API key may not be used from this address.',
    'Add the address of your server under API keys.',
  ),
  not_found: row(
    'host',
    'never',
    'There is nothing at this address, or it is another agent’s.',
    'Look at the path and at the id in it.',
  ),
  method_not_allowed: row(
    'host',
    'never',
    'This address does not take that method.',
    'Use one of the header Allow.',
  ),
  too_many_requests: row(
    'host',
    'same',
    'Too many calls: wait for the seconds of `Retry-After`.',
    'Call less often: RateLimit-Remaining are left.',
  ),
  too_many_attempts: row(
    'agent',
    'same',
    'Too many tries: wait for the seconds of `Retry-After`.',
    'Say when the next try counts.',
  ),
  server_error: row(
    'oja',
    'ask',
    'Something went wrong.',
    'Ask for a purchase by its reference. If it stays, give support the request id.',
  ),
  busy: row(
    'oja',
    'same',
    'The server is busy.',
    'Ask for a purchase by its reference before you send it again.',
  ),
  temporarily_unavailable: row(
    'oja',
    'same',
    'The server can’t reach its database.',
    'Ask for a purchase by its reference before you send it again.',
  ),
  stopping: row('oja', 'same', 'The server is being stopped: nothing was begun.', 'Send it again.'),
  starting: row('oja', 'same', 'The server is starting: nothing was begun.', 'Send it again.'),
  provider_silent: row(
    'network',
    'same',
    'Who is asked does not answer. Ask again after `Retry-After`.',
    'Offer to ask again.',
  ),
});
