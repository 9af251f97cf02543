/** The entries of an element, with the account that they belong to. */
interface KeptEntries {
  readonly account: string | null;
  readonly entries: Readonly<Record<string, string>>;
}

/** Entries of each element that are not bought yet. They survive when the page removes the element and inserts it again. */
const drafts = new WeakMap<Element, KeptEntries>();

export function findKeptEntries(host: Element, account: string | null): KeptEntries['entries'] | null {
  const draft = drafts.get(host);
  return draft && draft.account === account ? draft.entries : null;
}
export const keepEntries = (host: Element, draft: KeptEntries): void => void drafts.set(host, draft);
export const forgetEntries = (host: Element): boolean => drafts.delete(host);
