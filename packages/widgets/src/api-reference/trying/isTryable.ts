import { type Endpoint, type EndpointName, endpoints } from '@oja/core';
import type { CallEntry } from '../reading/reference.ts';

/** Only what reads, as an agent, and as the client knows it too: a document of another host may say anything. */
export function isTryable(call: CallEntry): call is CallEntry & { readonly name: EndpointName } {
  if (call.method !== 'GET' || !call.access.includes('agent') || !Object.hasOwn(endpoints, call.name))
    return false;
  const row: Endpoint = endpoints[call.name as EndpointName];
  return row.method === 'GET' && row.path === call.path;
}
