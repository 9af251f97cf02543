import { expect, it } from 'vitest';
import { fixtures } from '../../contract/demo/answers.ts';
import { type Answers, html, ok, refuse } from '../../testing/fakeServer.ts';
import { createTestPurchase } from '../../testing/testPurchase.helper.ts';
import { asksForPassword } from '../api-keys/store.ts';
import { demoDelivery, demoWaitingDelivery, demoWebhook } from './demo.ts';
import { createWebhooksStore } from './store.ts';

const { confirmation } = fixtures.confirmPassword;
const { secret } = fixtures.addWebhook;
const id = 'webhook-1';
const terms = { url: 'https://shop.example/webhooks', eventTypes: ['sale.delivered' as const] };

function start(answers: Answers = {}) {
  const { client, server } = createTestPurchase({
    webhooks: () => ok([demoWebhook]),
    confirmPassword: () => ok(fixtures.confirmPassword),
    addWebhook: ({ body }) =>
      body.confirmation ? ok(fixtures.addWebhook) : refuse(403, 'Prove it', { code: 'password_required' }),
    ...answers,
  });
  const sent = () =>
    server.calls.flatMap(({ name, params, body }) =>
      name === 'webhooks' || name === 'user' ? [] : [[name, params['id'], body]],
    );
  const asked = () => server.calls.filter(({ name }) => name === 'webhooks').length;
  return { store: client.getStore(createWebhooksStore), sent, asked };
}

it('adds a webhook without a proof, and with one if the server asks; only the outcome has the secret', async () => {
  const { store, sent, asked } = start();
  const refused = await store.add(terms);
  expect(!refused.ok && asksForPassword(refused.problem)).toBe(true);
  expect(asked()).toBe(0);
  expect(await store.add(terms, 'a')).toMatchObject({ ok: true, data: { secret } });
  expect(sent()).toEqual([
    ['addWebhook', undefined, terms],
    ['confirmPassword', undefined, { password: 'a' }],
    ['addWebhook', undefined, { ...terms, confirmation }],
  ]);
  await expect.poll(() => store.state.value.data).toMatchObject([{ id, isOn: true }]);
  expect(JSON.stringify(store.state.value)).not.toContain(secret);
});

it('reloads the list after a change, and after a change whose answer was lost', async () => {
  const { store, sent, asked } = start({
    changeWebhook: () => html(502),
    removeWebhook: () => ok(null),
    rotateWebhookSecret: () => ok(fixtures.addWebhook),
  });
  const change = { ...terms, isOn: false };
  expect((await store.update(id, change)).ok).toBe(false);
  await expect.poll(asked).toBe(1);
  expect((await store.remove(id)).ok).toBe(true);
  await expect.poll(asked).toBe(2);
  expect((await store.rotate(id, 'a')).ok).toBe(true);
  await expect.poll(asked).toBe(3);
  expect(sent()).toEqual([
    ['changeWebhook', id, change],
    ['removeWebhook', id, undefined],
    ['confirmPassword', undefined, { password: 'a' }],
    ['rotateWebhookSecret', id, { confirmation }],
  ]);
});

it('loads the log page by page, and adds sent deliveries at the top', async () => {
  const older = { ...demoDelivery, id: 'delivery-0' };
  const { store } = start({
    webhookDeliveries: ({ query }) =>
      query.has('cursor') ? ok([demoDelivery, older]) : ok([demoDelivery], { nextCursor: '7' }),
    testWebhook: () => ok({ ...demoWaitingDelivery, id: 'delivery-2' }),
    replayWebhook: ({ params }) => ok({ ...demoWaitingDelivery, id: `again-${params['delivery']}` }),
  });
  const log = store.logOf(id);
  expect(store.logOf(id)).toBe(log);
  const ids = () => log.state.value.data?.items.map((one) => one.id);
  await log.load();
  await log.loadMore();
  expect(ids()).toEqual(['delivery-1', 'delivery-0']);
  await log.test();
  await log.replay('delivery-0');
  expect(ids()).toEqual(['again-delivery-0', 'delivery-2', 'delivery-1', 'delivery-0']);
  store.reset();
  expect([log.state.value.data, store.logOf(id) === log]).toEqual([null, false]);
});
