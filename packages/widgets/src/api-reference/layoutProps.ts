import type { ReactNode } from 'react';
import type { Entry, EntryGroup } from './entries.ts';

/** What both ways to lay the reference out are given. */
export type LayoutProps = Readonly<{
  groups: readonly EntryGroup[];
  /** Every entry, unfiltered. */
  everything: readonly Entry[];
  open: string | null;
  onShow: (name: string | null) => void;
  search: ReactNode;
  read: (entry: Entry) => ReactNode;
}>;
