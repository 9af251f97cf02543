import { agentEndpoints, carriedEndpoints, type EndpointName, type EndpointTable, hasOwn } from '@oja/core';
import type { CallEntry } from '../reading/reference.ts';

const table: EndpointTable = { ...agentEndpoints, ...carriedEndpoints };

/** Whether it is a GET call made as an agent with the client's own method and path. Another server's document is not trusted. */
export function isTryable(call: CallEntry): call is CallEntry & { readonly name: EndpointName } {
  if (call.method !== 'GET' || !call.access.includes('agent') || !hasOwn(table, call.name)) return false;
  const row = table[call.name as EndpointName];
  return row?.method === 'GET' && row.path === call.path;
}
