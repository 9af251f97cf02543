/** What was typed in an element by whoever had this account. */
interface Draft {
  readonly account: string | null;
  readonly entries: Readonly<Record<string, string>>;
}

/** What is typed in each element and not bought yet: still there after the page has taken it out and put it back. */
const drafts = new WeakMap<Element, Draft>();

export function findDraft(host: Element, account: string | null): Draft['entries'] | null {
  const draft = drafts.get(host);
  return draft && draft.account === account ? draft.entries : null;
}
export const keepDraft = (host: Element, draft: Draft): void => void drafts.set(host, draft);
export const forgetDraft = (host: Element): boolean => drafts.delete(host);
