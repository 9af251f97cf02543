import type { Problem } from './problem.ts';

/** The server spoke, but not as agreed; `path` names the field. */
export const unexpected = (path?: string, cause?: unknown): { ok: false; problem: Problem } => ({
  ok: false,
  problem: {
    kind: 'unknown',
    code: 'UNKNOWN_ERROR',
    reason: 'unexpected-response',
    phase: 'body',
    path,
    cause,
  },
});
