import type { Endpoint } from '../endpoint.ts';
import type { JsonObject } from './wireSchema.ts';

/** Why a call can be refused. */
export interface Refusal {
  /** The word in `code`; absent where the status says it all. */
  readonly code?: string;
  readonly why: string;
}

/** By status. */
export type Refusals = Readonly<Record<number, readonly Refusal[]>>;

const keyIsOver: readonly Refusal[] = [
  { code: 'key_revoked', why: 'The API key was revoked.' },
  { code: 'key_expired', why: 'The API key has ended.' },
  { code: 'key_rotated', why: 'The API key was rotated, and its overlap is over: use the new one.' },
];
const keyMayNot: readonly Refusal[] = [
  { code: 'scope_missing', why: 'The API key lacks the scope for it.' },
  { code: 'address_not_allowed', why: 'The API key may not be used from this address.' },
];

/** What any call of this row can get. */
function common(row: Endpoint, isOpenToKeys: boolean): Refusals {
  const isOpenToWidgets = row.auth === 'agent-or-widget';
  const asked = row.spends
    ? 'What became of the purchase is to be asked by its reference.'
    : 'Ask again in a moment.';
  return {
    ...((row.body || row.query || row.path.includes('{')) && {
      400: [
        { code: 'invalid', why: 'Something is missing or not valid: `errors` says which field.' },
        ...(row.body ? [{ code: 'invalid_json', why: 'The body is not JSON, or names a field twice.' }] : []),
      ],
    }),
    ...(row.body && {
      408: [{ code: 'request_timeout', why: 'The body took too long to arrive.' }],
      413: [{ code: 'too_large', why: 'The body is too large.' }],
      415: [{ code: 'unsupported_media_type', why: 'Send the body as application/json.' }],
    }),
    ...(row.auth !== 'none' && {
      401: [
        { code: 'unauthenticated', why: 'The token is missing, unknown or over.' },
        ...(isOpenToKeys ? keyIsOver : []),
      ],
      403: [
        { code: 'forbidden', why: 'These credentials do not reach this far.' },
        ...(isOpenToWidgets
          ? [{ code: 'origin_not_allowed', why: 'A widget session counts from its own site only.' }]
          : []),
        ...(isOpenToKeys ? keyMayNot : []),
      ],
    }),
    429: [{ code: 'too_many_requests', why: 'Too many calls: wait for the seconds of `Retry-After`.' }],
    500: [{ code: 'server_error', why: `Something went wrong. ${asked}` }],
    503: [
      { code: 'busy', why: `The server is busy. ${asked}` },
      { code: 'temporarily_unavailable', why: `The server can’t reach its database. ${asked}` },
      { code: 'stopping', why: `The server is being stopped: nothing was begun. ${asked}` },
    ],
  };
}

/** All that a row can be refused for: what any call can be, and what is its own. */
export function refusalsOf(row: Endpoint, own: Refusals = {}, isOpenToKeys = false): Refusals {
  const all: Record<number, readonly Refusal[]> = { ...common(row, isOpenToKeys) };
  for (const [status, more] of Object.entries(own)) {
    const known = all[Number(status)] ?? [];
    const isNew = ({ code }: Refusal) => more.every((one) => one.code !== code);
    all[Number(status)] = [...more, ...known.filter(isNew)];
  }
  return all;
}

const sentence = ({ code, why }: Refusal) => (code ? `${code}: ${why}` : why);

/** One status as an OpenAPI response; `x-refusals` is the same for programs. */
export const refusalResponse = (refusals: readonly Refusal[]): JsonObject => ({
  description: refusals.map(sentence).join(' '),
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  'x-refusals': refusals.map(({ code, why }) => ({ ...(code && { code }), why })),
});
