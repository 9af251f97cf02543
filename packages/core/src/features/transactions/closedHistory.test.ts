import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTokenClient } from '../../client/client.ts';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { createClosedHistory, createFindOnlyHistory } from './closedHistory.ts';
import { everyTransaction } from './filter.ts';

const parsedTransaction = v.parse(transactionSchema, demoTransaction({ ref: 'OJA-1' }));

function embedClient(openHistory = createClosedHistory) {
  const asked: string[] = [];
  const config = {
    apiBase: 'https://api.example',
    getToken: async () => ({ token: 'a-token', expiresAt: Date.now() + 600_000 }),
    platform: {
      fetch: async (url: unknown) => {
        asked.push(new URL(String(url)).pathname);
        return Response.json({ data: demoTransaction({ ref: 'OJA-1' }) });
      },
    },
  };
  const client = createTokenClient(config, { openHistory });
  return { client, asked };
}

it('stays empty and sends no request', async () => {
  const { client, asked } = embedClient();
  const { transactions } = client;
  await transactions.load();
  await transactions.narrow({ category: 'data' });
  await transactions.loadMore();
  await transactions.view(everyTransaction).store.refresh();
  expect((await transactions.find('OJA-1')).ok).toBe(false);
  transactions.put(parsedTransaction);
  expect(transactions.state.peek()).toMatchObject({ status: 'failed', data: null });
  expect(asked).toEqual([]);
  client.dispose();
});

it('finds one transaction, and does not add it to a history', async () => {
  const { client, asked } = embedClient(createFindOnlyHistory);
  const found = await client.transactions.find('OJA-1');
  expect(found.ok && found.data.ref).toBe('OJA-1');
  if (found.ok) client.transactions.put(found.data);
  expect(client.transactions.state.peek().data).toBeNull();
  expect(asked).toEqual(['/api/v1/agent/transactions/OJA-1']);
  client.dispose();
});
