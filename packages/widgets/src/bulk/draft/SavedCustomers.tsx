import { type Client, type Customer, createCustomersStore, lacksTheCall, toTypedAmount } from '@oja/core';
import { useState } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { useBusy } from '../../binding/useBusy.ts';
import { bulk } from '../../text/en/bulk.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { people } from '../../ui/icon/glyphs.ts';

/** The customer's last purchase as a line of the list, with the plan id or else the amount. */
function lineOf({ recipient, lastSale }: Customer): string | null {
  if (!lastSale?.serviceId) return null;
  const { category, serviceId, planId, meterType = '', amount } = lastSale;
  const what = planId ?? (category === 'cable' ? 'renew' : toTypedAmount(amount));
  return [recipient, category, serviceId, meterType, what].filter((part) => part !== '').join(' ');
}

/** Loads all pages, up to the maximum number of lines in a list. Returns `null` if a page fails. */
async function loadAll(client: Client): Promise<readonly Customer[] | null> {
  const store = client.getStore(createCustomersStore);
  await store.narrow('');
  await store.load();
  const items = () => store.state.peek().data?.items ?? null;
  while ((items()?.length ?? 1_000) < 1_000) {
    const result = await store.loadMore();
    if (!result) break;
    if (!result.ok) return null;
  }
  return items();
}

/** Adds a line with the last purchase of each saved customer. Hidden if the server has no customers endpoint. */
export function SavedCustomers({
  client,
  onLines,
}: Readonly<{ client: Client; onLines: (text: string) => void }>) {
  const words = useText({ bulk }).bulk;
  const { problem } = useSignal(client.getStore(createCustomersStore).state);
  const { isBusy, run } = useBusy();
  const [said, setSaid] = useState<string | null>(null);
  async function add(): Promise<void> {
    const customers = await loadAll(client);
    const lines = (customers ?? []).flatMap((customer) => lineOf(customer) ?? []);
    setSaid(lines.length > 0 ? null : customers ? words.customersNone : words.customersFailed);
    if (lines.length > 0) onLines(lines.join('\n'));
  }
  if (problem && lacksTheCall(problem)) return null;
  return (
    <>
      <Button glyph={people} busy={isBusy} onClick={() => void run(add)}>
        {words.customers}
      </Button>
      {said && <Notice tone="info">{said}</Notice>}
    </>
  );
}
