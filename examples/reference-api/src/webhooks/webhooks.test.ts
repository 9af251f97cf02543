import { DAY, HOUR, MINUTE } from '@oja/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { DEMO_AGENT } from '../seed/demo.ts';
import { useStoppedTimers } from '../testing/silence.helper.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';
import { receiverForTests } from './receiver.helper.ts';
import { PAUSES_MS } from './retrySchedule.ts';

const clock = testClock();
const log: LogLine[] = [];
const lookedUp: string[] = [];
/** The addresses of shop.example, one per look-up. */
let addresses: string[] = [];
const api = apiForTests({
  clock: clock.now,
  // The test moves the clock by days.
  sessionHours: 10_000,
  sessionIdleMinutes: 600_000,
  log: (line) => log.push(line),
  providerDelayMs: 1_000,
  webhooksToLoopback: true,
  rateLimit: { requests: 10_000, windowMs: 60_000 },
  resolveHost: async (name) => {
    lookedUp.push(name);
    return [addresses.shift() ?? '10.0.0.1'];
  },
});
const receiver = receiverForTests();
const { password } = DEMO_AGENT;

let token: string;
beforeAll(async () => {
  token = await signIn(api().url);
});
const send = (params: Record<string, string>, body?: object) => ({ token, params, ...(body && { body }) });
const prove = async () =>
  (await call(api().url, 'confirmPassword', { token, body: { password } })).data.confirmation;
const confirm = () => {
  // Moves past the window of the password limit.
  clock.forward(15 * MINUTE);
  return prove();
};
const add = async (changes: object = {}) => {
  const body = { url: receiver.url(), eventTypes: ['sale.delivered'], ...changes };
  return call(api().url, 'addWebhook', { token, body: { confirmation: await confirm(), ...body } });
};
const made = async (changes: object = {}) => {
  const { webhook, secret } = (await add(changes)).data;
  return { id: String(webhook.id), secret };
};
const list = async () => (await call(api().url, 'webhooks', { token })).data || [];
const deliveries = async (id: string) =>
  (await call(api().url, 'webhookDeliveries', send({ id }))).data || [];
const latest = async (id: string) => (await deliveries(id))[0];
/** Waits until the newest delivery has had this many tries, so that the clock is not moved during a try. */
async function tried(id: string, times: number): Promise<void> {
  await api().sweep();
  await expect.poll(async () => ((await latest(id))?.attempts || []).length).toBe(times);
}
const notices = async () => (await call(api().url, 'notices', { token })).data || [];
const sellOne = async (recipient = '08011111111') => (await buy(api().url, token, order({ recipient }))).data;

afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  for (const { id } of await list()) await call(api().url, 'removeWebhook', send({ id: String(id) }));
  log.length = 0;
  lookedUp.length = 0;
});

describe('an event', () => {
  it('is delivered once for each end of a sale, with the sale’s data', async () => {
    const all = ['sale.delivered', 'sale.failed', 'sale.refunded'];
    const { id, secret } = await made({ eventTypes: all });
    const delivered = await sellOne();
    const failed = await sellOne('08030000202');
    const reversed = await sellOne('08070000040');
    clock.forward(2_000);
    await api().sweep();
    await expect
      .poll(() => receiver.arrived.map(({ type }) => type).sort())
      .toEqual(['sale.delivered', 'sale.delivered', 'sale.failed']);
    clock.forward(3 * HOUR + MINUTE);
    await api().sweep();
    await expect.poll(() => receiver.arrived.map(({ type }) => type)).toContain('sale.refunded');
    await expect
      .poll(async () => (await deliveries(id)).map(({ state }) => state))
      .toEqual(Array.from({ length: 4 }, () => 'delivered'));
    const events = await Promise.all(
      receiver.arrived.map((one) =>
        receiver.read(one, secret, 1000 * Number(one.headers['webhook-timestamp'])),
      ),
    );
    const told = events.map((event) => [event?.type, event?.data]);
    const about = ({ ref, reference }: { ref: unknown; reference?: unknown }) =>
      expect.objectContaining({ ref, reference });
    expect(told).toEqual(
      expect.arrayContaining([
        ['sale.delivered', about(delivered)],
        ['sale.delivered', about(reversed)],
        ['sale.failed', about(failed)],
        ['sale.refunded', about(reversed)],
      ]),
    );
    const failure = events.find((event) => event?.type === 'sale.failed')?.data;
    expect(failure).toMatchObject({ status: 'failed', refund: { amount: 45_600 } });
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect(await api().ledger.audit()).toEqual([]);
  });

  it('contains no token or secret, nor do the delivery log and the log', async () => {
    const { id, secret } = await made();
    const meter = { serviceId: 'ikeja-electric', recipient: '99000000010', meterType: 'prepaid' };
    const body = { reference: crypto.randomUUID(), ...meter, amount: '2000.00', expectedPrice: '2000.00' };
    const params = { category: 'electricity' };
    const sold = await call(api().url, 'purchase', { token, params, body });
    const goods = JSON.stringify(sold.data.delivery);
    const code = /\d{4}-?\d{4}-?\d{4}-?\d{4}-?\d{4}|\d{20}/.exec(goods)?.[0] ?? 'no token was sold';
    expect(goods).toContain(code);
    await tried(id, 1);
    const seen = JSON.stringify([receiver.arrived, await deliveries(id), log, await list()]);
    expect(seen).toContain(String(sold.data.ref));
    for (const hidden of [code, code.replaceAll('-', ''), secret, secret.slice(6), token])
      expect(seen).not.toContain(hidden);
  });

  it('is sent only to webhooks that subscribe to it, and never while the webhook is off', async () => {
    const { id } = await made({ eventTypes: ['sale.failed'] });
    await sellOne();
    const change = { url: receiver.url(), eventTypes: ['sale.delivered'], isOn: false };
    await call(api().url, 'changeWebhook', send({ id }, change));
    await sellOne();
    expect((await call(api().url, 'testWebhook', send({ id }))).code).toBe('webhook_off');
    await call(api().url, 'changeWebhook', send({ id }, { ...change, isOn: true }));
    const sold = await sellOne();
    await tried(id, 1);
    expect(receiver.arrived).toHaveLength(1);
    expect(receiver.arrived[0]?.body).toContain(sold.ref);
  });
});

/** Waits for each of the 8 tries of the oldest delivery, and moves the clock to the next one. */
async function failEveryTry(id: string, beforeLast?: () => Promise<void>) {
  const oldest = async () => (await deliveries(id)).at(-1);
  const oldestTried = async (times: number) => {
    await api().sweep();
    await expect.poll(async () => ((await oldest())?.attempts || []).length).toBe(times);
  };
  for (const [index, pause] of PAUSES_MS.entries()) {
    await oldestTried(index + 1);
    const waiting = await oldest();
    const due = Date.parse(String(waiting?.nextTryAt));
    const last = Date.parse(String((waiting?.attempts || []).at(-1)?.at));
    expect([waiting?.state, due - last]).toEqual(['waiting', pause]);
    if (index === PAUSES_MS.length - 1) await beforeLast?.();
    clock.forward(pause);
  }
  await oldestTried(8);
}

describe('a failed try', () => {
  it('is followed by others, 8 in 72 hours, and then the agent is notified', async () => {
    receiver.answer((response) => void response.writeHead(503).end('busy'));
    const { id } = await made();
    await sellOne();
    await failEveryTry(id, async () => {
      // A success in between keeps the webhook on.
      receiver.answer((response) => void response.writeHead(204).end());
      await call(api().url, 'testWebhook', send({ id }));
      await api().sweep();
      await expect.poll(async () => (await list())[0]?.lastDeliveredAt).toBeDefined();
      receiver.answer((response) => void response.writeHead(503).end('busy'));
    });
    const oldest = async () => (await deliveries(id)).at(-1);
    expect(await oldest()).toMatchObject({ state: 'failed' });
    expect(await oldest()).not.toHaveProperty('nextTryAt');
    expect(await list()).toMatchObject([{ isOn: true }]);
    expect((await notices())[0]).toMatchObject({
      title: `A webhook did not reach ${new URL(receiver.url()).host}`,
      level: 'warning',
    });
    const sent = receiver.arrived.filter(({ type }) => type === 'sale.delivered');
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(sent).toHaveLength(8);
    expect(PAUSES_MS[0]).toBe(MINUTE);
    expect(PAUSES_MS.reduce((sum, pause) => sum + pause, 0)).toBe(3 * DAY);
  });

  it('turns its webhook off after 72 hours without a success, until the agent turns it on', async () => {
    receiver.answer((response) => void response.writeHead(503).end());
    const { id } = await made();
    await call(api().url, 'testWebhook', send({ id }));
    await tried(id, 1);
    expect((await list())[0]).not.toHaveProperty('failingSince');
    // Removes the test's delivery, which would be the oldest in the log.
    await api().ledger.execute('delete from webhook_deliveries');
    await sellOne();
    await failEveryTry(id);
    expect(await list()).toMatchObject([
      { isOn: false, stoppedBy: 'failing', failingSince: expect.any(String) },
    ]);
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed']);
    expect((await notices())[0]).toMatchObject({
      title: `Your webhook to ${new URL(receiver.url()).host} was turned off`,
      body: expect.stringContaining('72 hours'),
    });
    const change = { url: receiver.url(), eventTypes: ['sale.delivered'], isOn: true };
    const on = await call(api().url, 'changeWebhook', send({ id }, change));
    expect(on.data).toMatchObject({ isOn: true });
    expect(on.data).not.toHaveProperty('failingSince');
    await sellOne();
    await tried(id, 1);
    expect(await list()).toMatchObject([{ isOn: true, failingSince: expect.any(String) }]);
  });

  it('can be a redirect, which is not followed', async () => {
    receiver.answer((response) => void response.writeHead(302, { location: '/elsewhere' }).end());
    const { id } = await made();
    await sellOne();
    await tried(id, 1);
    expect((await latest(id))?.attempts).toMatchObject([{ httpStatus: 302 }]);
    expect(receiver.arrived.map(({ path }) => path)).toEqual(['/webhooks']);
  });

  it('can be a time-out or a broken connection', async () => {
    const { id } = await made();
    receiver.answer(() => {});
    // Before the sale, whose event is posted at once: a real timer would end that try after 10 s.
    const timers = useStoppedTimers();
    await sellOne();
    await expect.poll(() => receiver.arrived.length).toBe(1);
    await timers.pass(10_000);
    vi.useRealTimers();
    await tried(id, 1);
    expect((await latest(id))?.attempts).toMatchObject([{ error: 'timeout' }]);
    receiver.answer((response) => void response.destroy());
    clock.forward(MINUTE);
    await tried(id, 2);
    expect((await latest(id))?.attempts).toMatchObject([{}, { error: 'connection' }]);
    receiver.answer((response) => void response.writeHead(201).end());
    clock.forward(5 * MINUTE);
    await tried(id, 3);
    expect(await latest(id)).toMatchObject({ state: 'delivered' });
  });

  it('turns the webhook off at once after a 410, drops waiting deliveries and notifies the agent', async () => {
    receiver.answer((response) => void response.writeHead(500).end());
    const { id } = await made();
    await sellOne();
    await tried(id, 1);
    receiver.answer((response) => void response.writeHead(410).end());
    await sellOne();
    await api().sweep();
    await expect.poll(async () => (await list())[0]).toMatchObject({ isOn: false, stoppedBy: 'gone' });
    expect((await deliveries(id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect((await notices())[0]?.title).toMatch(/^Your webhook to 127\.0\.0\.1:\d+ was turned off$/);
    const before = receiver.arrived.length;
    await sellOne();
    clock.forward(HOUR);
    await api().sweep();
    expect(receiver.arrived).toHaveLength(before);
  });

  it('stores at most 4 KB of the response', async () => {
    receiver.answer((response) => void response.writeHead(200).end(`begin${'x'.repeat(100_000)}end`));
    const { id } = await made();
    await sellOne();
    await tried(id, 1);
    const [attempt] = (await latest(id))?.attempts || [];
    expect(attempt).toMatchObject({ httpStatus: 200, answer: expect.stringMatching(/^beginx+$/) });
    expect(String(attempt?.answer)).toHaveLength(4_096);
  });

  it('is refused at each try if the name resolves to a private address', async () => {
    const { id } = await made({ url: 'https://shop.example/webhooks' });
    expect(lookedUp).toEqual([]);
    addresses = ['10.0.0.1', '169.254.169.254', '::ffff:192.168.0.1'];
    await sellOne();
    for (const times of [1, 2, 3]) {
      await tried(id, times);
      clock.forward(HOUR);
    }
    expect(lookedUp.slice(0, 3)).toEqual(['shop.example', 'shop.example', 'shop.example']);
    const errors = ((await latest(id))?.attempts || []).map(({ error }) => error);
    expect(errors.slice(0, 3)).toEqual(['address-refused', 'address-refused', 'address-refused']);
  });

  it('connects to the address that was checked, without resolving the name again', async () => {
    // Only the checked address leads to the receiver.
    addresses = ['127.0.0.1'];
    const { port } = new URL(receiver.url());
    const id = (await made()).id;
    await api().ledger.execute(
      `update webhooks set url = 'http://shop.example:${port}/webhooks' where id = '${id}'`,
    );
    await sellOne();
    await tried(id, 1);
    expect(receiver.arrived[0]?.headers.host).toBe(`shop.example:${port}`);
    expect(await latest(id)).toMatchObject({ state: 'delivered' });
  });
});

describe('the delivery log', () => {
  it('sends an event again under its id, and pages by cursor', async () => {
    const { id } = await made();
    await sellOne();
    await tried(id, 1);
    const first = await latest(id);
    const params = { id, delivery: String(first?.id) };
    const again = await call(api().url, 'replayWebhook', send(params));
    expect(again.data).toMatchObject({ state: 'waiting', eventId: first?.eventId });
    await tried(id, 1);
    await expect.poll(() => receiver.arrived.length).toBe(2);
    const [one, two] = receiver.arrived;
    expect([two?.headers['webhook-id'], two?.body]).toEqual([one?.headers['webhook-id'], one?.body]);
    const page = await call(api().url, 'webhookDeliveries', { ...send({ id }), query: { limit: '1' } });
    expect(page.data).toMatchObject([{ id: again.data.id, payload: one?.body }]);
    const query = { limit: '1', cursor: String(page.nextCursor) };
    const next = await call(api().url, 'webhookDeliveries', { ...send({ id }), query });
    expect([next.data, next.nextCursor]).toMatchObject([[{ id: first?.id }], undefined]);
    for (const wrong of [{ limit: '0' }, { cursor: 'x' }])
      expect((await call(api().url, 'webhookDeliveries', { ...send({ id }), query: wrong })).code).toBe(
        'invalid',
      );
  });

  it('sends a test event to a webhook of any event types, once', async () => {
    receiver.answer((response) => void response.writeHead(500).end('no'));
    const { id, secret } = await made({ eventTypes: ['price.announced'] });
    const before = (await notices()).length;
    expect((await call(api().url, 'testWebhook', send({ id }))).status).toBe(201);
    await tried(id, 1);
    expect(await latest(id)).toMatchObject({
      state: 'failed',
      attempts: [{ httpStatus: 500, answer: 'no' }],
    });
    const [arrived] = receiver.arrived;
    expect(arrived && (await receiver.read(arrived, secret, clock.now()))).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: id },
    });
    expect(await notices()).toHaveLength(before);
  });
});

describe('a secret', () => {
  it('signs together with the new secret for a day after it is replaced', async () => {
    const { id, secret } = await made();
    const body = { confirmation: await confirm() };
    const rotated = await call(api().url, 'rotateWebhookSecret', send({ id }, body));
    const next = rotated.data.secret;
    const until = Date.parse(String(rotated.data.webhook.previousUntil));
    expect(Math.round((until - clock.now()) / HOUR)).toBe(24);
    const reads = async (of: string) => {
      receiver.arrived.length = 0;
      await call(api().url, 'testWebhook', send({ id }));
      await api().sweep();
      await expect.poll(() => receiver.arrived.length).toBe(1);
      const [arrived] = receiver.arrived;
      const at = 1000 * Number(arrived?.headers['webhook-timestamp']);
      return arrived !== undefined && (await receiver.read(arrived, of, at)) !== null;
    };
    expect([await reads(secret), await reads(next)]).toEqual([true, true]);
    expect(String(receiver.arrived[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    clock.forward(DAY + MINUTE);
    expect([await reads(secret), await reads(next)]).toEqual([false, true]);
  });

  it('is in two responses, and nowhere else', async () => {
    const { id, secret } = await made();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const rotated = await call(
      api().url,
      'rotateWebhookSecret',
      send({ id }, { confirmation: await confirm() }),
    );
    const seen = JSON.stringify([await list(), await deliveries(id), await notices(), log]);
    for (const one of [secret, rotated.data.secret]) expect(seen).not.toContain(one.slice(6));
    await api().ledger.execute(
      `select 1 / (1 - count(*)::int) from webhooks where sealed_secret like '%${secret.slice(6, 20)}%'`,
    );
  });
});

describe('creating and changing a webhook', () => {
  const url = 'https://shop.example/webhooks';

  it('requires the password, also for another URL', async () => {
    const body = { url, eventTypes: ['sale.delivered'] };
    for (const confirmation of [undefined, 'ojc_made_up'])
      expect((await call(api().url, 'addWebhook', { token, body: { ...body, confirmation } })).code).toBe(
        'password_required',
      );
    const { id } = await made();
    const rotate = await call(api().url, 'rotateWebhookSecret', send({ id }, { confirmation: 'ojc_x' }));
    expect(rotate.code).toBe('password_required');
    const elsewhere = { ...body, isOn: true };
    expect((await call(api().url, 'changeWebhook', send({ id }, elsewhere))).code).toBe('password_required');
    const proven = { ...elsewhere, confirmation: await confirm() };
    expect((await call(api().url, 'changeWebhook', send({ id }, proven))).data).toMatchObject({ url });
    expect((await notices())[0]?.title).toBe('A webhook to shop.example was changed');
  });

  it('is refused with an error for the URL, without using up the confirmation', async () => {
    const confirmation = await confirm();
    for (const wrong of ['http://shop.example/', 'https://10.0.0.1/', 'https://[::1]/', 'shop']) {
      const body = { url: wrong, eventTypes: ['sale.failed'], confirmation };
      const came = await call(api().url, 'addWebhook', { token, body });
      // Loopback is allowed in this test.
      const isLoopback = wrong.includes('::1');
      expect(Object.keys(came.errors ?? {})).toEqual(isLoopback ? [] : ['url']);
    }
    const unknown = { url, eventTypes: ['sale.eaten'], confirmation };
    expect((await call(api().url, 'addWebhook', { token, body: unknown })).status).toBe(400);
  });

  it('is limited to five, even for concurrent calls', async () => {
    for (let index = 0; index < 3; index += 1) await made();
    const rest = [await confirm(), await prove(), await prove(), await prove()];
    const body = { url, eventTypes: ['sale.failed'] };
    const came = await Promise.all(
      rest.map((confirmation) => call(api().url, 'addWebhook', { token, body: { ...body, confirmation } })),
    );
    expect(came.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect((await add()).code).toBe('too_many_webhooks');
  });

  it('is limited to the agent’s own webhooks', async () => {
    const { id } = await made();
    const bola = await signIn(api().url, { username: 'bola', password });
    const change = { url: receiver.url(), eventTypes: ['sale.failed'], isOn: true };
    const params = { id };
    expect((await call(api().url, 'webhooks', { token: bola })).data).toEqual([]);
    for (const name of ['testWebhook', 'webhookDeliveries', 'removeWebhook'] as const)
      expect((await call(api().url, name, { token: bola, params })).status).toBe(404);
    expect((await call(api().url, 'changeWebhook', { token: bola, params, body: change })).status).toBe(404);
    const replay = { id, delivery: crypto.randomUUID() };
    for (const who of [bola, token])
      expect((await call(api().url, 'replayWebhook', { token: who, params: replay })).status).toBe(404);
  });
});
