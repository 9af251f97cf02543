import type { Client } from '@oja/core';
import { createBulkStore } from '@oja/core/bulk';
import { useSignal } from '../binding/signals.ts';
import type { BulkProps } from './Bulk.tsx';
import { BulkSkeleton } from './BulkSkeleton.tsx';
import { BatchView } from './batch/BatchView.tsx';
import { ListForm } from './draft/ListForm.tsx';

export type AgentBulkProps = Readonly<{ client: Client; onAddMoney: BulkProps['onAddMoney'] }>;

/** The agent's list: the draft, or the batch that is being sold. */
export function AgentBulk({ client, onAddMoney }: AgentBulkProps) {
  const store = client.getStore(createBulkStore);
  const draft = useSignal(store.draft);
  const batch = useSignal(store.batch);
  if (batch) return <BatchView client={client} store={store} batch={batch} />;
  if (draft === null) return <BulkSkeleton />;
  return <ListForm client={client} store={store} draft={draft} onAddMoney={onAddMoney} />;
}
