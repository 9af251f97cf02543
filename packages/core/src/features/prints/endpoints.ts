import type { Endpoint } from '../../http/endpoint.ts';
import { printRequestSchema, printSchema, shopRequestSchema, shopSchema } from './schema.ts';

/** The calls for printed pins. */
// biome-ignore format: one row per call, so that the columns can be compared
export const printEndpoints = {
  shop: { name: 'shop', method: 'GET', path: '/shop', auth: 'agent', answer: shopSchema },
  saveShop: { name: 'saveShop', method: 'PUT', path: '/shop', auth: 'agent', body: shopRequestSchema, answer: shopSchema },
  recordPrint: { name: 'recordPrint', method: 'POST', path: '/transactions/{ref}/prints', auth: 'agent', body: printRequestSchema, answer: printSchema },
} as const satisfies Record<string, Endpoint>;
