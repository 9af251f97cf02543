import type { Kobo } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { Lazy } from '../binding/Lazy.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { bulkFrame } from '../text/en/bulkFrame.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import * as styles from './Bulk.css.ts';
import { BulkSkeleton } from './BulkSkeleton.tsx';

export type BulkProps = Readonly<
  ClientProps & {
    /** Called with the missing amount in kobo when the agent wants to add money. No button is shown if omitted. */
    onAddMoney?: (missing: Kobo) => void;
  }
>;

// Loaded lazily: a page that only offers bulk sales does not need the code that checks and sells.
const code = createLazyCode(() => import('./AgentBulk.tsx').then(({ AgentBulk }) => AgentBulk));

/** Sells a pasted list: checks each line, asks for one confirmation and buys line by line. Resumes after a reload. */
export function Bulk({ client: own, onAddMoney }: BulkProps) {
  const client = useClient(own);
  const words = useText({ bulkFrame }).bulkFrame;
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-label={words.title}>
      <Lazy key={sessionKey} code={code} props={{ client, onAddMoney }} fallback={<BulkSkeleton />} />
    </WidgetRoot>
  );
}
