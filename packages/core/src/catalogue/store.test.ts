import { describe, expect, it } from 'vitest';
import { demoServices } from '../contract/demo/agent.ts';
import { ok } from '../testing/fakeServer.ts';
import { createTestCall } from '../testing/testCall.helper.ts';
import { createServicesStore } from './store.ts';

const now = () => 5_000;

describe('the services', () => {
  it('can be read by category, in the server’s order, and are empty until loaded', async () => {
    const store = createServicesStore(createTestCall({ services: () => ok(demoServices) }).call, now);
    const data = store.of('data');
    expect(data.peek()).toEqual([]);
    await store.load();
    expect(data.peek().map(({ id }) => id)).toEqual(['mtn-data', 'airtel-data', 'glo-data', 't2-data']);
    expect(store.of('cable').peek()).toEqual([]);
    expect(store.of('data')).toBe(data);
  });
});
