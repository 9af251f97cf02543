import type { StoreContext } from '@oja/core';
import type { Prefill } from '@oja/widgets/purchase';
import { parsePrefill } from './parsePrefill.ts';
import { DRAFTS_KEY, forgetStoredDrafts } from './storedDrafts.ts';

/**
 * Drafts of the purchase forms. If a session expires in the middle of a form, the same agent finds it as it was after
 * signing in again, and so after the page was loaded anew. Cleared by a logout and when another agent signs in.
 */
export interface FormDrafts {
  of(category: string): Prefill;
  keep(category: string, entries: Prefill): void;
}

const nothing: Prefill = {};

/** For `client.getStore`. The drafts outlive the session of their agent. */
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
  // Only while the page is hidden: a draft that is bought, and whose page is then killed, must not be offered as if it were unsold.
  storeWhileHidden(() => {
    const forms = [...kept].filter(([, entries]) => Object.keys(entries).length > 0);
    if (forms.length > 0) write({ agent: owner, forms: Object.fromEntries(forms) });
  });
  return {
    of: (category) => kept.get(category) ?? nothing,
    keep: (category, entries) => void kept.set(category, entries),
  };
}

/** Keeps the drafts over a reload, and over a browser that drops a page in the background. For as long as the app runs. */
function storeWhileHidden(store: () => void): void {
  globalThis.document?.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? store() : takeStored(),
  );
  globalThis.window?.addEventListener('pagehide', store);
}

/** What was stored, which may be anything, and deletes it. */
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
    // Storage is blocked or full: the drafts live as long as the page.
  }
}
