/** In session storage, of this tab alone: `{ agent, forms }` of `createFormDrafts`. */
export const DRAFTS_KEY = 'oja_drafts';

/** After a logout, also where no form was opened since the page was loaded. */
export function forgetStoredDrafts(): void {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
