import type { Failure } from '../schemas/envelope.ts';

/** How far a call had come: not dispatched, dispatched, headers read, body read. Names of errors lie; phases don't. */
export type Phase = 'unsent' | 'sent' | 'headers' | 'body';

interface Base {
  readonly phase: Phase;
  readonly cause?: unknown;
}

/** An answer with a status. `failure` is null where the body was not the API's own envelope: then it decides nothing. */
interface Answered extends Base {
  readonly status: number;
  readonly failure: Failure | null;
  readonly retryAfterMs?: number | undefined;
}

/** Every way a call can fail: the specification's seven classes (section 8), closed, and made only in this folder. */
export type Problem =
  | (Answered & { readonly kind: 'client'; readonly code: 'CLIENT_ERROR' })
  | (Answered & { readonly kind: 'server'; readonly code: 'SERVER_ERROR' })
  | (Base & { readonly kind: 'timeout'; readonly code: 'TIMEOUT_ERROR' })
  | (Base & { readonly kind: 'connection'; readonly code: 'CONNECTION_ERROR' })
  | (Base & { readonly kind: 'network'; readonly code: 'NETWORK_ERROR' })
  | (Base & { readonly kind: 'cancel'; readonly code: 'CANCEL_ERROR' })
  | (Base & {
      readonly kind: 'unknown';
      readonly code: 'UNKNOWN_ERROR';
      /**
       * `unexpected-response`: the server spoke, but not as agreed; `path` names the field. `switched-off`: the host
       * says that its server has no such call.
       */
      readonly reason: 'unexpected-response' | 'refused-to-send' | 'no-token' | 'switched-off';
      readonly path?: string | undefined;
    });

export type ProblemKind = Problem['kind'];

/** Nobody is signed in, so nothing was sent. */
export const noToken: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'no-token', phase: 'unsent' },
};

/** What a failed call that spends says about the money. */
export type MoneyOutcome = 'not-charged' | 'unknown';

/** Codes of the agent API with which a refusal speaks of another copy of the same purchase, so nothing is decided. */
const UNDECIDED_CODES = new Set(['in_progress', 'reference_reused']);
/** Too early, request timeout, not signed in: a copy of the same request may have gone through. */
const UNDECIDED_STATUSES = new Set([401, 408, 425]);

/**
 * True where a refusal is, or may be, about another copy of the same purchase: browsers send a POST again by themselves
 * when a warm connection dies, and a server with a unique reference then answers "already taken" to the second copy.
 */
function isAboutAnotherCopy(status: number, { code, errors }: Failure): boolean {
  if (errors !== undefined && Object.hasOwn(errors, 'reference')) return true;
  return code ? UNDECIDED_CODES.has(code) || /duplicate|already|exists/i.test(code) : status === 409;
}

/**
 * The money after a purchase call failed. Only a call that never left, or a refusal (4xx) in the API's own envelope,
 * says "not charged". Everything else is unknown: the word "failed" is never built on it.
 */
export function moneyOutcome(problem: Problem): MoneyOutcome {
  if (problem.phase === 'unsent') return 'not-charged';
  if (problem.kind !== 'client' || !problem.failure) return 'unknown';
  if (UNDECIDED_STATUSES.has(problem.status)) return 'unknown';
  return isAboutAnotherCopy(problem.status, problem.failure) ? 'unknown' : 'not-charged';
}

/** True where the API itself says that the session is over. A portal's 401 with a foreign body does not count. */
export function isUnauthorised(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 401 && problem.failure !== null;
}

/** True where the API itself, in its own envelope, says that it does not know the thing asked for. */
export function isNotFound(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 404 && problem.failure !== null;
}

/**
 * True where a not-found is about the thing asked for, in so many words (`not_found`). Gateways answer an unknown route
 * with a 404 and a `message` too, and a purchase must not be given up on their word.
 */
export function namesItMissing(problem: Problem): boolean {
  return isNotFound(problem) && 'failure' in problem && problem.failure?.code === 'not_found';
}

/** True where whoever answered has no such call, the API or not: a server that can't be asked this. */
export function lacksTheCall(problem: Problem): boolean {
  if (problem.kind === 'unknown') return problem.reason === 'switched-off';
  return problem.kind === 'client' && (problem.status === 404 || problem.status === 405);
}
