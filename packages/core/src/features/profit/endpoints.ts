import type { Endpoint } from '../../http/endpoint.ts';
import { profitQuerySchema, profitSchema, sellingPriceChangeSchema, sellingPricesSchema } from './schema.ts';

/** The calls for selling prices and profit. */
// biome-ignore format: one row per call, so that the columns can be compared
export const profitEndpoints = {
  sellingPrices: { name: 'sellingPrices', method: 'GET', path: '/selling-prices', auth: 'agent', answer: sellingPricesSchema },
  setSellingPrice: { name: 'setSellingPrice', method: 'PUT', path: '/selling-prices', auth: 'agent', body: sellingPriceChangeSchema, answer: sellingPricesSchema },
  profit: { name: 'profit', method: 'GET', path: '/profit', auth: 'agent', query: profitQuerySchema, answer: profitSchema },
} as const satisfies Record<string, Endpoint>;
