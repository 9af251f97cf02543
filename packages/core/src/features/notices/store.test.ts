import { expect, it } from 'vitest';
import { ok } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { demoNotices } from './demo.ts';
import { createNoticesStore } from './store.ts';

it('remembers dismissed notices until the next agent', async () => {
  const { call } = createTestCall({ notices: () => ok(demoNotices) });
  const store = createNoticesStore({ call, now: Date.now });
  await store.load();
  store.dismiss('n-1');
  store.dismiss('n-2');
  store.dismiss('n-1');
  expect([...store.dismissed.value]).toEqual(['n-1', 'n-2']);
  // The list is unchanged, because a page with all notices may show them.
  expect(store.state.value.data).toHaveLength(2);
  store.reset();
  expect([...store.dismissed.value]).toEqual([]);
  expect(store.state.value.status).toBe('idle');
});
