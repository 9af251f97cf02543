import type { StoreContext } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { parsePrefill } from './parsePrefill.ts';
import { DRAFTS_KEY, forgetStoredDrafts } from './storedDrafts.ts';

/**
 * Drafts of the purchase forms. If a session expires midway, the same agent finds the form unchanged after signing in
 * again, even after a reload. A logout and another agent's sign-in clear them.
 */
export interface FormDrafts {
  of(category: string): Prefill;
  keep(category: string, entries: Prefill): void;
}

const nothing: Prefill = {};

/** For `client.getStore`. The drafts outlive their agent's session. */
export function createFormDrafts({ session }: Pick<StoreContext, 'session'>): FormDrafts {
  const stored = takeStored();
  const kept = new Map<string, Prefill>();
  let owner: string | null = null;
  session?.state.subscribe(({ user }) => {
    const who = user?.username ?? null;
    if (who === null) return;
    if (owner === null)
      for (const [category, prefill] of Object.entries(stored.forms))
        kept.set(category, parsePrefill({ agent: stored.agent, prefill }, who));
    else if (owner !== who) kept.clear();
    owner = who;
  });
  session?.ended.subscribe((why) => {
    if (why !== 'logout' && why !== 'elsewhere') return;
    kept.clear();
    forgetStoredDrafts();
  });
  // Stored only while the page is hidden: if a draft is bought and the page is then killed, the draft must not be
  // offered as unsold.
  storeWhileHidden(() => {
    const forms = [...kept].filter(([, entries]) => Object.keys(entries).length > 0);
    if (forms.length > 0) write({ agent: owner, forms: Object.fromEntries(forms) });
  });
  return {
    of: (category) => kept.get(category) ?? nothing,
    keep: (category, entries) => void kept.set(category, entries),
  };
}

/** Keeps the drafts across reloads, and when the browser discards a page in the background. */
function storeWhileHidden(store: () => void): void {
  globalThis.document?.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? store() : takeStored(),
  );
  globalThis.window?.addEventListener('pagehide', store);
}

/** Reads and deletes the stored drafts. Their content is untrusted. */
function takeStored(): { readonly agent: unknown; readonly forms: object } {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? 'null');
    forgetStoredDrafts();
    const { agent, forms } = { ...(stored as { agent?: unknown; forms?: unknown } | null) };
    return { agent, forms: { ...(forms as object | null) } };
  } catch {
    return { agent: undefined, forms: {} };
  }
}

function write(drafts: object): void {
  try {
    sessionStorage.setItem(DRAFTS_KEY, JSON.stringify(drafts));
  } catch {
    // Storage is blocked or full: the drafts are lost with the page.
  }
}
