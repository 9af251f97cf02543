import type { ReactNode } from 'react';
import type { Text } from '../text/catalogue.ts';
import type { CallEntry, Chapter } from './reading/reference.ts';

export type GuideName = keyof Text['apiReference']['guides'];

/** A guide or a call. */
export type Entry =
  | { readonly kind: 'guide'; readonly name: GuideName; readonly title: string }
  | { readonly kind: 'call'; readonly name: string; readonly call: CallEntry };

/** Entries under a common heading. */
export interface EntryGroup {
  readonly title: string;
  readonly says: string | null;
  readonly entries: readonly Entry[];
}

export const FIRST: GuideName = 'authentication';
const guides: readonly GuideName[] = ['authentication', 'conventions'];

/** Returns the calls by chapter, preceded by the guides unless a search is active. */
export function entryGroups(
  chapters: readonly Chapter[],
  isSearched: boolean,
  words: Text['apiReference'],
): readonly EntryGroup[] {
  const calls = chapters.map(({ name, says, calls }) => ({
    title: name,
    says,
    entries: calls.map((call): Entry => ({ kind: 'call', name: call.name, call })),
  }));
  if (isSearched) return calls;
  const entries = guides.map((name): Entry => ({ kind: 'guide', name, title: words.guides[name] }));
  return [{ title: words.start, says: null, entries }, ...calls];
}

/** Props of both layouts of the reference. */
export type LayoutProps = Readonly<{
  groups: readonly EntryGroup[];
  /** Every entry, unfiltered. */
  everything: readonly Entry[];
  open: string | null;
  onShow: (name: string | null) => void;
  search: ReactNode;
  read: (entry: Entry) => ReactNode;
}>;
