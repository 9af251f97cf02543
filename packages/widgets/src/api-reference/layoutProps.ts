import type { ReactNode } from 'react';
import type { Entry, EntryGroup } from './entries.ts';

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
