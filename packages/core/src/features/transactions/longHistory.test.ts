import * as v from 'valibot';
import { expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { transactionSchema } from '../../transaction/schema.ts';
import { mergeFirstPage } from './pages.ts';

it('keeps two thousand rows below a fresh page without searching the list for each row', () => {
  const one = v.parse(transactionSchema, demoTransaction());
  let looks = 0;
  const watched = <T>(list: readonly T[]): readonly T[] =>
    new Proxy(list, {
      get(target, key, receiver) {
        looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
  const items = Array.from({ length: 2_000 }, (_, index) => ({ ...one, id: `tx-${2_000 - index}` }));
  const ids = items.map(({ id }) => id);
  const fresh = { ids: ids.slice(0, 25), items: items.slice(0, 25), nextCursor: 'c' };
  const shown = { items: watched(items), nextCursor: 'older' };
  const pages = mergeFirstPage(fresh, watched(ids.slice(25)), shown);
  // A merge that searched the list for each row would need two million reads.
  expect(looks).toBeLessThan(20 * items.length);
  expect(pages.items.map(({ id }) => id)).toEqual(ids);
});
