import type { Endpoint } from '../../http/endpoint.ts';
import { type ErrorCode, errors } from './errors.ts';
import type { JsonObject } from './wireSchema.ts';

/** A reason for a refusal that is more specific than the code's row. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly why: string;
}

/** By status. */
export type Refusals = Readonly<Record<number, readonly (ErrorCode | Refusal)[]>>;

/** Returns a refusal with its reason: the call's own, else the reason in the error table. */
const explained = (one: ErrorCode | Refusal): Refusal =>
  typeof one === 'string' ? { code: one, why: errors[one].why } : one;

const keyIsOver: readonly ErrorCode[] = ['key_revoked', 'key_expired', 'key_rotated'];
const keyMayNot: readonly ErrorCode[] = ['scope_missing', 'address_not_allowed'];

/** The refusals that any call of this endpoint can get. */
function common(row: Endpoint, isOpenToKeys: boolean): Refusals {
  const isOpenToWidgets = row.auth === 'agent-or-widget';
  const asked = row.spends ? 'Requery the purchase by its reference.' : 'Try again in a moment.';
  const andThen = (code: ErrorCode): Refusal => ({ code, why: `${errors[code].why} ${asked}` });
  return {
    ...((row.body || row.query || row.path.includes('{')) && {
      400: ['invalid', ...(row.body ? (['invalid_json'] as const) : [])],
    }),
    ...(row.body && { 408: ['request_timeout'], 413: ['too_large'], 415: ['unsupported_media_type'] }),
    ...(row.auth !== 'none' && {
      401: ['unauthenticated', ...(isOpenToKeys ? keyIsOver : [])],
      403: [
        'forbidden',
        ...(isOpenToWidgets ? (['origin_not_allowed'] as const) : []),
        ...(isOpenToKeys ? keyMayNot : []),
      ],
    }),
    429: ['too_many_requests'],
    500: [andThen('server_error')],
    503: [andThen('busy'), andThen('temporarily_unavailable'), andThen('stopping')],
  };
}

/** All refusals of an endpoint: the common ones, and its own. */
export function refusalsOf(
  row: Endpoint,
  own: Refusals = {},
  isOpenToKeys = false,
): Readonly<Record<number, readonly Refusal[]>> {
  const all: Record<number, readonly Refusal[]> = {};
  for (const [status, some] of Object.entries(common(row, isOpenToKeys)))
    all[Number(status)] = some.map(explained);
  for (const [status, some] of Object.entries(own)) {
    const more = some.map(explained);
    const isNew = ({ code }: Refusal) => more.every((one) => one.code !== code);
    all[Number(status)] = [...more, ...(all[Number(status)] ?? []).filter(isNew)];
  }
  return all;
}

/**
 * Describes one status as an OpenAPI response. `x-refusals` has the same for programs; `x-errors` of the document has
 * more about each code.
 */
export const refusalResponse = (refusals: readonly Refusal[]): JsonObject => ({
  description: refusals.map(({ code, why }) => `${code}: ${why}`).join(' '),
  headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  'x-refusals': refusals.map(({ code, why }) => ({ code, why })),
});
