import { type Endpoint, type EndpointName, endpoints, hasOwn } from '@oja/core';
import type { CallEntry } from '../reading/reference.ts';

/** Whether it is a GET call made as an agent with the client's own method and path. Another server's document is not trusted. */
export function isTryable(call: CallEntry): call is CallEntry & { readonly name: EndpointName } {
  if (call.method !== 'GET' || !call.access.includes('agent') || !hasOwn(endpoints, call.name)) return false;
  const row: Endpoint = endpoints[call.name as EndpointName];
  return row.auth !== 'api-key' && row.method === 'GET' && row.path === call.path;
}
