import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoTransaction } from '../demo/agent.ts';
import { transactionSchema } from '../schemas/transaction.ts';
import { mergeFirstPage } from './transactionPages.ts';

// A merge that searches the list for each row compares 1.25 billion times here, and meets the runner's time limit.
it('fifty thousand rows are kept below a fresh page without a search of the list for each', () => {
  const one = v.parse(transactionSchema, demoTransaction());
  const items = Array.from({ length: 50_000 }, (_, index) => ({ ...one, id: `tx-${50_000 - index}` }));
  const ids = items.map(({ id }) => id);
  const fresh = { ids: ids.slice(0, 25), items: items.slice(0, 25), nextCursor: 'c' };
  const pages = mergeFirstPage(fresh, ids.slice(25), { items, nextCursor: 'older' });
  expect(pages.items.map(({ id }) => id)).toEqual(ids);
});
