import { agentEndpoints, carriedEndpoints, type EndpointName, type EndpointTable, hasOwn } from '@oja/core';
import type { CallEntry } from '../reading/reference.ts';

const table: EndpointTable = { ...agentEndpoints, ...carriedEndpoints };

/** Only what reads, as an agent, and as the client knows it too: a document of another host may say anything. */
export function isTryable(call: CallEntry): call is CallEntry & { readonly name: EndpointName } {
  if (call.method !== 'GET' || !call.access.includes('agent') || !hasOwn(table, call.name)) return false;
  const row = table[call.name as EndpointName];
  return row?.method === 'GET' && row.path === call.path;
}
