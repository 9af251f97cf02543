import { expect, it } from 'vitest';
import { ok, refuse } from '../../testing/fakeServer.ts';
import { createTestCall } from '../../testing/testCall.helper.ts';
import { demoCase, demoCases } from './demo.ts';
import { createCasesStore } from './store.ts';

const [first, ...older] = demoCases;

function storeOver(answers: Parameters<typeof createTestCall>[0]) {
  const { call, server } = createTestCall(answers);
  return { store: createCasesStore({ call, now: Date.now }), server };
}

it('loads cases page by page, and lists a repeated one once', async () => {
  const { store } = storeOver({
    cases: ({ query }) =>
      query.has('cursor') ? ok(demoCases) : ok(first ? [first] : [], { nextCursor: 'OJ-000123' }),
  });
  await store.load();
  await store.loadMore();
  expect(store.state.value.data?.items.map(({ number }) => number)).toEqual(
    [first, ...older].map((one) => one?.number),
  );
  expect(await store.loadMore()).toBeNull();
});

it('finds the newest case of a purchase, or null', async () => {
  const { store } = storeOver({
    cases: ({ query }) => ok(query.get('ref') === 'OJA-9000' ? [demoCase] : []),
  });
  expect(await store.findOf('OJA-9000')).toMatchObject({ ok: true, data: { number: 'OJ-000123' } });
  expect(await store.findOf('OJA-1')).toMatchObject({ ok: true, data: null });
});

it('lists a case after it was opened, and none after a refusal', async () => {
  let listed: typeof demoCases = [];
  const { store } = storeOver({
    cases: () => ok(listed),
    openCase: ({ body }) => {
      if (body.message === 'no') return refuse(404, 'There is no such sale.');
      listed = demoCases;
      return ok(demoCase, { status: 201 });
    },
  });
  await store.load();
  expect((await store.open({ ref: 'x', message: 'no' })).ok).toBe(false);
  expect(store.state.value.data?.items).toEqual([]);
  expect(await store.open({ ref: 'OJA-9000', message: 'Nothing came.' })).toMatchObject({ ok: true });
  await store.refresh();
  expect(store.state.value.data?.items).toHaveLength(3);
});
