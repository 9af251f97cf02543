import { describe, expect, it } from 'vitest';
import { demoBalance } from '../contract/demo/agent.ts';
import { endpoints } from '../contract/endpoints.ts';
import { html, lost, ok, type Reply, refuse } from '../testing/fakeServer.ts';
import { createFakeServer } from '../testing/index.ts';
import { MOST_RETRIES } from './retry.ts';
import { createTransport, type TransportConfig } from './transport.ts';

type BalanceReply = Reply<typeof demoBalance>;

function setUp(replies: readonly BalanceReply[], change: Partial<TransportConfig> = {}) {
  const pauses: number[] = [];
  let next = 0;
  const reply = (): BalanceReply => replies[Math.min(next++, replies.length - 1)] as BalanceReply;
  const server = createFakeServer({ balance: reply, purchase: reply as never, logout: reply as never });
  const transport = createTransport({
    fetch: server.fetch,
    isOnline: () => true,
    wait: async (ms) => void pauses.push(ms),
    random: () => 1,
    apiBase: '',
    idempotencyHeader: false,
    ...change,
  });
  return { pauses, server, transport };
}

describe('a read', () => {
  it('is retried after a temporary fault, with growing pauses, at most three times', async () => {
    const { pauses, server, transport } = setUp([lost, html(502), html(200), ok(demoBalance)]);
    expect(await transport(endpoints.balance, {}, 't')).toMatchObject({ ok: true });
    expect(server.calls).toHaveLength(4);
    expect(pauses).toEqual([400, 800, 1_500]);
  });

  it.each([
    [0, [0, 0, 0]],
    [0.5, [200, 400, 750]],
  ])('waits for a random part of each pause: random factor %d', async (chance, expected) => {
    const { pauses, transport } = setUp([html(503)], { random: () => chance });
    await transport(endpoints.balance, {}, 't');
    expect(pauses).toEqual(expected);
  });

  it('fails after three retries', async () => {
    const { server, transport } = setUp([html(503)]);
    expect(await transport(endpoints.balance, {}, 't')).toMatchObject({
      problem: { kind: 'server', status: 503 },
    });
    expect(server.calls).toHaveLength(1 + MOST_RETRIES);
  });

  it.each([
    ['is refused', refuse(400, 'No.')],
    ['is not allowed', refuse(401, 'No.')],
    ['is not there', refuse(404, 'No.')],
    ['is not there, says a page', html(404)],
    ['is not there by this method, says a page', html(405)],
    ['is not as agreed', ok({ availableBalance: 'lots' }) as BalanceReply],
  ])('is not retried when the resource %s', async (_, reply) => {
    const { server, transport } = setUp([reply]);
    expect(await transport(endpoints.balance, {}, 't')).toMatchObject({ ok: false });
    expect(server.calls).toHaveLength(1);
  });

  it('is retried after a 403 page, and after 429 and 425 from the API', async () => {
    for (const reply of [html(403), refuse(429, 'Slow down.'), refuse(425, 'Too early.')]) {
      const { server, transport } = setUp([reply, ok(demoBalance)]);
      expect(await transport(endpoints.balance, {}, 't')).toMatchObject({ ok: true });
      expect(server.calls).toHaveLength(2);
    }
  });

  it('waits as long as the server asks, at most a minute', async () => {
    for (const [header, pause] of [
      ['2', 2_000],
      ['600', 60_000],
    ] as const) {
      let asked = 0;
      const { pauses, transport } = setUp([], {
        fetch: async () =>
          asked++ === 0
            ? new Response('{"message":"Slow down."}', { status: 429, headers: { 'retry-after': header } })
            : Response.json({ data: demoBalance }),
      });
      expect(await transport(endpoints.balance, {}, 't')).toMatchObject({ ok: true });
      expect(pauses).toEqual([pause]);
    }
  });

  it('is sent once if the caller turns retries off', async () => {
    const { server, transport } = setUp([html(502)]);
    await transport(endpoints.balance, { retry: false }, 't');
    expect(server.calls).toHaveLength(1);
  });

  it('stops if the caller aborts between two attempts', async () => {
    const controller = new AbortController();
    const { server, transport } = setUp([lost], { wait: async () => controller.abort() });
    const result = await transport(endpoints.balance, { signal: controller.signal }, 't');
    expect(result).toMatchObject({ problem: { kind: 'cancel', phase: 'unsent' } });
    expect(server.calls).toHaveLength(1);
  });
});

describe('a call that changes something', () => {
  const purchase = {
    params: { category: 'data' },
    body: {
      reference: '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f',
      serviceId: 'mtn-data',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
  };

  it.each([lost, html(502), html(200), html(403), refuse(429, 'Slow down.'), refuse(503, 'Busy.')])(
    'is sent once, whatever the answer: %j',
    async (reply) => {
      const { server, transport } = setUp([reply]);
      expect(await transport(endpoints.purchase, purchase, 't')).toMatchObject({ ok: false });
      await transport(endpoints.logout, {}, 't');
      expect(server.calls.map(({ name }) => name)).toEqual(['purchase', 'logout']);
    },
  );
});
