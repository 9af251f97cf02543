import { kobo } from '@oja/core';
import { expect, it } from 'vitest';
import { sellingPrices } from '../database/sellingPrice.schema.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { MOST_RULES, setRule } from './sellingPrices.ts';

const test = contextForTests();

it('refuses a rule over the maximum, and still changes existing rules', async () => {
  const { agentId } = await test().caller('amaka');
  const { db } = test().context;
  const rule = { agentId, category: 'data', serviceId: 'mtn-data', kind: 'add', value: kobo(100) } as const;
  const rules = Array.from({ length: MOST_RULES }, (_, at) => ({ ...rule, planId: `gone-${at}` }));
  await db.insert(sellingPrices).values(rules);
  const markup = { kind: 'percent', basisPoints: 300 } as const;
  const set = () => setRule(agentId, { category: 'airtime', markup }, test().context);
  expect(await refusalOf(set())).toEqual([409, 'too_many_prices']);
  await db.delete(sellingPrices);
  await db.insert(sellingPrices).values(rules.slice(1));
  expect(await set()).toHaveLength(MOST_RULES);
  expect(await set()).toHaveLength(MOST_RULES);
});
