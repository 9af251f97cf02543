import type { StoreContext } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';

/**
 * Drafts of the purchase forms. If a session expires in the middle of a form, the same agent finds it as it was after
 * signing in again. In memory only; cleared by a logout and when another agent signs in.
 */
export interface FormDrafts {
  of(category: string): Prefill;
  keep(category: string, entries: Prefill): void;
}

const nothing: Prefill = {};

/** For `client.getStore`. The drafts outlive the session of their agent. */
export function createFormDrafts({ session }: Pick<StoreContext, 'session'>): FormDrafts {
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
