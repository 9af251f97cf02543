import { expect, it } from 'vitest';
import { createTokenClient } from '../../client/client.ts';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { everyTransaction } from './filter.ts';

function embedClient() {
  const asked: string[] = [];
  const client = createTokenClient({
    apiBase: 'https://api.example',
    getToken: async () => ({ token: 'a-token', expiresAt: Date.now() + 600_000 }),
    platform: {
      fetch: async (url) => {
        asked.push(new URL(String(url)).pathname);
        return Response.json({ data: demoTransaction({ ref: 'OJA-1' }) });
      },
    },
  });
  return { client, asked };
}

it('stays empty and never requests a list', async () => {
  const { client, asked } = embedClient();
  const { transactions } = client;
  await transactions.load();
  await transactions.narrow({ category: 'data' });
  await transactions.loadMore();
  await transactions.view(everyTransaction).store.refresh();
  const found = await transactions.find('OJA-1');
  if (found.ok) transactions.put(found.data);
  expect(transactions.state.peek()).toMatchObject({ status: 'failed', data: null });
  expect(asked).toEqual(['/api/v1/agent/transactions/OJA-1']);
  client.dispose();
});

it('finds one transaction, and does not add it to a history', async () => {
  const { client } = embedClient();
  const found = await client.transactions.find('OJA-1');
  expect(found.ok && found.data.ref).toBe('OJA-1');
  if (found.ok) client.transactions.put(found.data);
  expect(client.transactions.state.peek().data).toBeNull();
  client.dispose();
});
