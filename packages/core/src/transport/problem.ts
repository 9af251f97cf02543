import type { Failure } from '../schemas/envelope.ts';

/** How far a call had come: not dispatched, dispatched, headers read, body read. Names of errors lie; phases don't. */
export type Phase = 'unsent' | 'sent' | 'headers' | 'body';

interface Base {
  readonly phase: Phase;
  /** The `X-Request-Id` of the answer, else the one that the call was sent with. */
  readonly requestId?: string | undefined;
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
       * says that its server has no such call, or the server has shown so earlier in this session.
       */
      readonly reason: 'unexpected-response' | 'refused-to-send' | 'no-token' | 'switched-off';
      readonly path?: string | undefined;
    });

export type ProblemKind = Problem['kind'];

/** What a problem of one class has besides its name and its phase. */
type Details<K extends ProblemKind> = Omit<Extract<Problem, { kind: K }>, 'kind' | 'code' | 'phase'>;

/** A problem of one class, whose `code` follows from it. */
export function createProblem<K extends ProblemKind>(kind: K, phase: Phase, details: Details<K>): Problem {
  const problem: object = { kind, code: `${kind.toUpperCase()}_ERROR`, phase, ...details };
  return problem as Problem;
}

/** What finds a failed call in the server's log. The body has it too, for another origin that can't read the header. */
export const requestIdOf = (problem: Problem): string | undefined =>
  problem.requestId ?? ('failure' in problem ? problem.failure?.requestId : undefined);

/** There is no token, so nothing was sent. */
export const noToken: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: createProblem('unknown', 'unsent', { reason: 'no-token' }),
};

/** The client has no such call, or its server is known to lack it: nothing was sent. */
export const noSuchCall: { readonly ok: false; readonly problem: Problem } = {
  ok: false,
  problem: createProblem('unknown', 'unsent', { reason: 'switched-off' }),
};

/** True where the token may be refused. A portal's 401 with a foreign body does not count; a gateway's may look like this. */
export function isUnauthorised(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 401 && problem.failure !== null;
}

/** True where the API itself says that the token is missing, unknown or over, in so many words (`unauthenticated`). */
export function namesTokenRefused(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 401 && problem.failure?.code === 'unauthenticated';
}

/** True where the password was right, and the API asks for the second factor too. */
export const asksForFactor = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.failure?.code === 'second_factor_required';

/** True where the API itself, in its own envelope, says that it does not know the thing asked for. */
export function isNotFound(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 404 && problem.failure !== null;
}

/**
 * True where a not-found is about the thing asked for, in so many words (`not_found`). Gateways answer an unknown route
 * with a 404 and a `message` too, and a purchase must not be given up on their word.
 */
export function namesItMissing(problem: Problem): boolean {
  return problem.kind === 'client' && problem.status === 404 && problem.failure?.code === 'not_found';
}

/** True where the endpoint is not implemented, by the API's own word or a gateway's. */
export function lacksTheCall(problem: Problem): boolean {
  if (problem.kind === 'unknown') return problem.reason === 'switched-off';
  return problem.kind === 'client' && (problem.status === 404 || problem.status === 405);
}

/** The server spoke, but not as agreed; `path` names the field. */
export const unexpected = (path?: string, cause?: unknown): { ok: false; problem: Problem } => ({
  ok: false,
  problem: createProblem('unknown', 'body', { reason: 'unexpected-response', path, cause }),
});
