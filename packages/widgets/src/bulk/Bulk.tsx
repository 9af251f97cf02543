import { type Client, createBulkStore, type Kobo } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { bulk } from '../text/en/bulk.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Card } from '../ui/card/Card.tsx';
import { SkeletonText } from '../ui/skeleton/Skeleton.tsx';
import { BatchView } from './BatchView.tsx';
import * as styles from './Bulk.css.ts';
import { DraftView } from './DraftView.tsx';

export type BulkProps = Readonly<
  ClientProps & {
    /** Leads to adding money; given what is missing, in kobo. Left out: no way is offered. */
    onAddMoney?: (missing: Kobo) => void;
  }
>;

/** Many sales at once: pasted, checked line by line, confirmed once, sold one by one, over any reload. */
export function Bulk({ client: own, ...props }: BulkProps) {
  const client = useClient(own);
  const words = useText({ bulk }).bulk;
  const sessionKey = useSessionKey(client);
  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-label={words.title}>
      <BulkOfAgent key={sessionKey} client={client} {...props} />
    </section>
  );
}

function BulkOfAgent({ client, onAddMoney }: Omit<BulkProps, 'client'> & { readonly client: Client }) {
  const words = useText({ bulk }).bulk;
  const store = client.getStore(createBulkStore);
  const draft = useSignal(store.draft);
  const batch = useSignal(store.batch);
  if (batch) return <BatchView client={client} store={store} batch={batch} />;
  if (draft === null)
    return (
      <Card>
        <div aria-busy="true" role="status" aria-label={words.loading}>
          <SkeletonText size={20} width="60%" />
          <SkeletonText size={16} width="90%" />
        </div>
      </Card>
    );
  return <DraftView client={client} store={store} draft={draft} onAddMoney={onAddMoney} />;
}
