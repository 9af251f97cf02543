import type { StoreContext } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase/index.ts';

/**
 * What was typed into the forms of sales. A session may expire in the middle of one: whoever signs in again as the same
 * agent finds it as it was. In memory only, and gone with a logout or with another agent.
 */
export interface KeptForms {
  of(category: string): Prefill;
  keep(category: string, entries: Prefill): void;
}

const nothing: Prefill = {};

/** For `client.getStore`. It outlives the session, as it must; nobody else's session. */
export function createKeptForms({ session }: Pick<StoreContext, 'session'>): KeptForms {
  const kept = new Map<string, Prefill>();
  let owner: string | null = null;
  session?.state.subscribe(({ user }) => {
    const who = user?.username ?? null;
    if (who === null) return;
    if (owner !== null && owner !== who) kept.clear();
    owner = who;
  });
  session?.ended.subscribe((why) => {
    if (why === 'logout' || why === 'elsewhere') kept.clear();
  });
  return {
    of: (category) => kept.get(category) ?? nothing,
    keep: (category, entries) => void kept.set(category, entries),
  };
}
