import type { Body, Category, Wire } from '@oja/core';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Delivery } from '../database/sale.schema.ts';
import { DEMO_AGENT } from '../seed/demo.ts';
import type { ReferenceApi } from '../start.ts';
import { call, signIn } from './testApi.helper.ts';

/** A purchase without its reference, which is new for each sale. */
export type Purchase = Omit<Body<'purchase'>, 'reference'>;

/** The delivered goods. */
export const deliveryOf = ({ delivery }: Wire<'transaction'>): Delivery => delivery as Delivery;

/** Sells as the demo agent on a file's own server. Audits the ledger after each test. */
export function salesAt(api: () => ReferenceApi) {
  let token: string;
  beforeAll(async () => {
    token = await signIn(api().url);
  });
  afterEach(async () => expect(await api().ledger.audit()).toEqual([]));
  return {
    sell: (category: Category, body: Purchase) => {
      const reference = crypto.randomUUID();
      return call(api().url, 'purchase', { token, params: { category }, body: { reference, ...body } });
    },
    look: async (ref: string) => (await call(api().url, 'transaction', { token, params: { ref } })).data,
    wallet: () => api().ledger.balance(DEMO_AGENT.username),
  };
}
