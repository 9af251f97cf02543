import type { Prefill } from '@oja/widgets/purchase';

/**
 * Parses an untrusted prefill that the browser stored. Keeps strings only. Empty if it belongs to another agent, or if
 * the agent is unknown.
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

/** True if a history entry prefills a complete purchase, which is reviewed immediately. */
export const isWholePrefill = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && !('isWhole' in state && state.isWhole === false);
