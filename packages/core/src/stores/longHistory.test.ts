import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoTransaction } from '../demo/agent.ts';
import { transactionSchema } from '../schemas/transaction.ts';
import { mergeFirstPage } from './transactionPages.ts';

it('fifty thousand rows are kept below a fresh page without holding the phone up', () => {
  const one = v.parse(transactionSchema, demoTransaction());
  const items = Array.from({ length: 50_000 }, (_, index) => ({ ...one, id: `tx-${50_000 - index}` }));
  const ids = items.map(({ id }) => id);
  const fresh = { ids: ids.slice(0, 25), items: items.slice(0, 25), nextCursor: 'c' };
  const begun = performance.now();
  const pages = mergeFirstPage(fresh, ids.slice(25), { items, nextCursor: 'older' });
  expect(performance.now() - begun).toBeLessThan(500);
  expect(pages.items.map(({ id }) => id)).toEqual(ids);
});
