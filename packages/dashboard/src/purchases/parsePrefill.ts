import type { Prefill } from '@oja/widgets/purchase';

/**
 * Parses a prefill that the browser kept, which may be anything: only strings are taken. Empty for another agent's, and
 * while the agent is unknown.
 */
export function parsePrefill(state: unknown, agent: string | null): Prefill {
  if (agent === null) return {};
  if (typeof state !== 'object' || state === null || !('prefill' in state && 'agent' in state)) return {};
  const { prefill } = state;
  if (typeof prefill !== 'object' || prefill === null || state.agent !== agent) return {};
  const texts = Object.entries(prefill).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 100,
  );
  return Object.fromEntries(texts);
}

/** Whether what a history entry prefills is a whole purchase, to be reviewed at once. */
export const isWholePrefill = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && !('isWhole' in state && state.isWhole === false);
