import type { Failure } from './envelope.ts';

/** How far a call got: not sent, sent, headers read, body read. Error names are unreliable; phases are not. */
export type Phase = 'unsent' | 'sent' | 'headers' | 'body';

interface Base {
  readonly phase: Phase;
  /** The `X-Request-Id` of the answer, else of the request. */
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** An answer with a status. `failure` is `null` if the body is not in the API's envelope: it then proves nothing. */
interface Answered extends Base {
  readonly status: number;
  readonly failure: Failure | null;
  readonly retryAfterMs?: number | undefined;
}

/** Every way in which a call can fail: the specification's seven classes (section 8). A closed list; only this folder creates problems. */
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
       * `unexpected-response`: the answer does not match the schema; `path` names the field. `switched-off`: the host's
       * settings say that the server lacks the call, or the server has shown it earlier in this session.
       */
      readonly reason: 'unexpected-response' | 'refused-to-send' | 'no-token' | 'switched-off';
      readonly path?: string | undefined;
    });

export type ProblemKind = Problem['kind'];

/** The fields of a problem class besides its name and phase. */
type Details<K extends ProblemKind> = Omit<Extract<Problem, { kind: K }>, 'kind' | 'code' | 'phase'>;

/** Creates a problem; its `code` follows from its class. */
export function createProblem<K extends ProblemKind>(kind: K, phase: Phase, details: Details<K>): Problem {
  const problem: object = { kind, code: `${kind.toUpperCase()}_ERROR`, phase, ...details };
  return problem as Problem;
}

/** The id of a failed call in the server's log. The body has it too, for other origins that can't read the header. */
export const requestIdOf = (problem: Problem): string | undefined =>
  problem.requestId ?? ('failure' in problem ? problem.failure?.requestId : undefined);

/** Returned without a token: nothing was sent. */
export const noToken: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: createProblem('unknown', 'unsent', { reason: 'no-token' }),
};

/** Returned if the client lacks the call, or its server is known to lack it: nothing was sent. */
export const noSuchCall: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: createProblem('unknown', 'unsent', { reason: 'switched-off' }),
};

/** True if the token may be refused. A captive portal's 401 with another body does not count; a gateway's may look like this. */
export function isUnauthorised(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 401 && problem.failure !== null;
}

/** True if the API states that the token is missing, unknown or expired (code `unauthenticated`). */
export function isUnauthenticated(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 401 && problem.failure?.code === 'unauthenticated';
}

/** True if the password was right and the API asks for the second factor. */
export const asksForFactor = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure?.code === 'second_factor_required';

/** True if the API, in its own envelope, says that the requested item does not exist. */
export function isNotFound(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 404 && problem.failure !== null;
}

/**
 * True if the API states that the requested item does not exist (code `not_found`). Gateways answer an unknown route
 * with a 404 and a `message` too, so such a 404 does not prove that a purchase is missing.
 */
export function statesNotFound(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 404 && problem.failure?.code === 'not_found';
}

/** True if the endpoint is not implemented, according to the API or a gateway. */
export function lacksTheCall(problem: Problem): boolean {
  if (problem.kind === 'unknown') return problem.reason === 'switched-off';
  return problem.kind === 'client' && (problem.status === 404 || problem.status === 405);
}

/** The answer does not match the schema; `path` names the field. */
export const unexpected = (path?: string, cause?: unknown): { ok: false; problem: Problem } => ({
  ok: false,
  problem: createProblem('unknown', 'body', { reason: 'unexpected-response', path, cause }),
});
