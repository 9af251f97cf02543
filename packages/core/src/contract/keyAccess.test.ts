import { expect, it } from 'vitest';
import type { Endpoint } from '../http/endpoint.ts';
import type { EndpointName } from './endpoints.ts';
import { endpoints } from './endpoints.ts';
import { findKeyRights, keyAccess } from './keyAccess.ts';

const rows = Object.entries(endpoints) as [EndpointName, Endpoint][];

it('opens every endpoint for keys only to an API key, and none that guards the account', () => {
  for (const [name, { auth }] of rows) if (auth === 'api-key') expect(findKeyRights(name)).toBeDefined();
  for (const [name, { path, auth }] of rows)
    if (path.startsWith('/auth/') || path.startsWith('/api/keys') || auth === 'none')
      expect(findKeyRights(name), name).toBeUndefined();
});

it('opens only GET calls to a key with the right to read', () => {
  for (const [name, rights] of Object.entries(keyAccess))
    if ((rights as readonly string[]).includes('read'))
      expect(endpoints[name as EndpointName].method, name).toBe('GET');
});

it('returns the rights for a call, or undefined if no key may make it', () => {
  expect(findKeyRights('createApiKey')).toBeUndefined();
  expect(findKeyRights('purchase')).toEqual(['purchase']);
});
