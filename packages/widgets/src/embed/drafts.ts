/** The entries of an element, with the account that they belong to. */
interface Draft {
  readonly account: string | null;
  readonly entries: Readonly<Record<string, string>>;
}

/** Entries of each element that are not bought yet. They survive when the page removes the element and inserts it again. */
const drafts = new WeakMap<Element, Draft>();

export function findDraft(host: Element, account: string | null): Draft['entries'] | null {
  const draft = drafts.get(host);
  return draft && draft.account === account ? draft.entries : null;
}
export const keepDraft = (host: Element, draft: Draft): void => void drafts.set(host, draft);
export const forgetDraft = (host: Element): boolean => drafts.delete(host);
