import { expect, it } from 'vitest';
import { demoTransaction } from '../../contract/demo/agent.ts';
import { fixtures } from '../../contract/demo/answers.ts';
import { ok, refuse } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { createOwnDataStore } from './store.ts';

function open(...answers: Parameters<typeof createTestCall>) {
  const { call, server } = createTestCall(...answers);
  const now = () => Date.parse('2026-11-21T09:00:00Z');
  return { server, store: createOwnDataStore({ call, now }) };
}

it('copies all pages of the history, in naira and ISO times, and the server’s other data', async () => {
  const first = demoTransaction({ ref: 'OJA-2', amount: '456.00', createdAt: '2026-11-20T10:00:00+01:00' });
  const second = demoTransaction({ ref: 'OJA-1', amount: '1000.50' });
  const { server, store } = open({
    ownDataFile: () => ok({ parts: { customers: [{ name: 'Bisi' }] } }),
    transactions: ({ query }) =>
      query.get('cursor') === 'next' ? ok([second]) : ok([first], { nextCursor: 'next' }),
  });
  const counts: number[] = [];
  const copy = await store.makeCopy((count) => counts.push(count));
  expect(counts).toEqual([1, 2]);
  expect(server.calls.filter(({ name }) => name === 'transactions')).toHaveLength(2);
  expect(JSON.parse(copy.ok ? copy.data : '')).toMatchObject({
    madeAt: '2026-11-21T09:00:00.000Z',
    customers: [{ name: 'Bisi' }],
    transactions: [
      { ref: 'OJA-2', amount: '456.00', createdAt: '2026-11-20T09:00:00.000Z' },
      { ref: 'OJA-1', amount: '1000.50' },
    ],
  });
});

it('fails if a page of the history fails', async () => {
  const { store } = open({
    ownDataFile: () => ok(fixtures.ownDataFile),
    transactions: ({ query }) =>
      query.get('cursor') === 'next'
        ? refuse(503, 'Not now.')
        : ok([demoTransaction()], { nextCursor: 'next' }),
  });
  expect((await store.makeCopy(() => {})).ok).toBe(false);
});

it.each([
  ['the same cursor again', () => 'a', 2],
  ['two cursors in turn', (asked: string | null) => (asked === 'a' ? 'b' : 'a'), 3],
] as const)('fails if the server answers with %s', async (_, next, requests) => {
  const { server, store } = open({
    ownDataFile: () => ok(fixtures.ownDataFile),
    transactions: ({ query }) => ok([demoTransaction()], { nextCursor: next(query.get('cursor')) }),
  });
  expect((await store.makeCopy(() => {})).ok).toBe(false);
  expect(server.calls.filter(({ name }) => name === 'transactions')).toHaveLength(requests);
});

it('does not close the account if the password is wrong', async () => {
  const { server, store } = open({ confirmPassword: () => refuse(400, 'The password is not right.') });
  expect((await store.close('amaka', { password: 'no' })).ok).toBe(false);
  expect(server.calls.map(({ name }) => name)).toEqual(['confirmPassword']);
});
