import type { Endpoint } from '../../http/endpoint.ts';
import { done } from '../../http/envelope.ts';
import { customerRequestSchema, customerSchema, customersQuerySchema, customersSchema } from './schema.ts';

/** The calls for the agent's saved customers. */
// biome-ignore format: one row per call, so that the columns can be compared
export const customerEndpoints = {
  customers: { name: 'customers', method: 'GET', path: '/customers', auth: 'agent', query: customersQuerySchema, answer: customersSchema },
  saveCustomer: { name: 'saveCustomer', method: 'POST', path: '/customers', auth: 'agent', body: customerRequestSchema, answer: customerSchema },
  updateCustomer: { name: 'updateCustomer', method: 'PUT', path: '/customers/{id}', auth: 'agent', body: customerRequestSchema, answer: customerSchema },
  deleteCustomer: { name: 'deleteCustomer', method: 'DELETE', path: '/customers/{id}', auth: 'agent', answer: done },
} as const satisfies Record<string, Endpoint>;
