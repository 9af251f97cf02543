import type { Kobo } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { LazyPart } from '../binding/LazyPart.tsx';
import { loadOnce } from '../binding/loadOnce.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { bulkFrame } from '../text/en/bulkFrame.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import * as styles from './Bulk.css.ts';
import { BulkSkeleton } from './BulkSkeleton.tsx';

export type BulkProps = Readonly<
  ClientProps & {
    /** Leads to adding money; given what is missing, in kobo. Left out: no way is offered. */
    onAddMoney?: (missing: Kobo) => void;
  }
>;

// The check of a list and its sale are more code than any page needs that only offers them.
const code = loadOnce(() => import('./AgentBulk.tsx').then(({ AgentBulk }) => AgentBulk));

/** Many sales at once: pasted, checked line by line, confirmed once, sold one by one, over any reload. */
export function Bulk({ client: own, onAddMoney }: BulkProps) {
  const client = useClient(own);
  const words = useText({ bulkFrame }).bulkFrame;
  const sessionKey = useSessionKey(client);
  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-label={words.title}>
      <LazyPart key={sessionKey} code={code} props={{ client, onAddMoney }} room={<BulkSkeleton />} />
    </section>
  );
}
