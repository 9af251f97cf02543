/** Key in this tab's session storage. The value is `{ agent, forms }` of `createFormDrafts`. */
export const DRAFTS_KEY = 'oja_drafts';

/** Deletes the stored drafts on logout, even if no form was opened since the last page load. */
export function forgetStoredDrafts(): void {
  try {
    sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
