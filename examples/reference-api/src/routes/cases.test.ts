import { HOUR, SECOND, type Wire } from '@oja/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { review } from '../boot/reviewCommand.ts';
import { OTHER_AGENT } from '../seed/demo.ts';
import { apiForTests, buy, call, order, signIn, testClock } from '../testing/testApi.helper.ts';

// Problems with sales, for the agent and for support. `review.test.ts` tests the command for transfers.
const ADMIN = 'the-admin-token';
const clock = testClock();
const api = apiForTests({ adminToken: ADMIN, clock: clock.now, providerDelayMs: 45 * SECOND });

let amaka: string;
let bola: string;
beforeAll(async () => {
  amaka = await signIn(api().url);
  bola = await signIn(api().url, OTHER_AGENT);
});

const wallet = () => api().ledger.balance('amaka');
const PENDING = { recipient: '08020000201' };
async function sell(changes: Parameters<typeof order>[0] = {}): Promise<string> {
  return String((await buy(api().url, amaka, order(changes))).data.ref);
}
const statusOf = async (ref: string) =>
  (await call(api().url, 'transaction', { token: amaka, params: { ref } })).data.status;
const report = (ref: string, message = 'The customer has no data yet.', token = amaka) =>
  call(api().url, 'openCase', { token, body: { ref, message } });
const look = async (number: unknown, token = amaka): Promise<Wire<'supportCase'>> =>
  (await call(api().url, 'supportCase', { token, params: { number: String(number) } })).data;

/** Sends what `npm run review` sends. */
async function decide(number: unknown, body: object): Promise<readonly [number, string]> {
  const response = await fetch(`${api().url}/admin/cases/${String(number)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code = '', message } = (await response.json()) as { code?: string; message: string };
  return [response.status, code || message];
}

describe('a reported problem', () => {
  it('has a number, the agent’s message, and the evidence of its sale', async () => {
    const made = order(PENDING);
    const { ref } = (await buy(api().url, amaka, made)).data;
    const { status, data } = await report(String(ref));
    expect(status).toBe(201);
    expect(data).toMatchObject({
      number: expect.stringMatching(/^OJ-\d{6}$/),
      state: 'open',
      openedBy: 'agent',
      ref,
      amount: '456.00',
      message: 'The customer has no data yet.',
      answers: [],
      evidence: {
        reference: made.reference,
        status: 'pending',
        recipient: '08020000201',
        events: [{ what: 'hold' }],
      },
    });
    expect(await look(data.number)).toEqual(data);
  });

  it('creates one case for repeated and concurrent reports, until it is resolved', async () => {
    const ref = await sell();
    const sent = await Promise.all(Array.from({ length: 8 }, () => report(ref)));
    const numbers = new Set(sent.map(({ data }) => data.number));
    expect(numbers.size).toBe(1);
    const [number] = numbers;
    expect(await decide(number, { resolution: 'explained', text: 'It was delivered at 09:40.' })).toEqual([
      200,
      `${number} is resolved: explained.`,
    ]);
    expect((await report(ref, 'Still nothing.')).data.number).not.toBe(number);
  });

  it('is found by its sale, and listed newest first, page by page', async () => {
    const first = await sell();
    const second = await sell();
    await report(first);
    const { number } = (await report(second)).data;
    const list = (query: Record<string, string>) => call(api().url, 'cases', { token: amaka, query });
    const page = await list({ limit: '1' });
    expect(page.data).toMatchObject([{ number, ref: second }]);
    expect(page.data?.[0]).not.toHaveProperty('evidence');
    expect((await list({ limit: '1', cursor: String(page.nextCursor) })).data).toMatchObject([
      { ref: first },
    ]);
    expect((await list({ ref: first })).data).toMatchObject([{ ref: first }]);
    expect((await list({ limit: '0' })).errors).toHaveProperty('limit');
    expect((await list({ cursor: 'x' })).errors).toHaveProperty('cursor');
  });

  it('gets 404 about another agent’s sale or an unknown sale, and 404 for another agent', async () => {
    const ref = await sell();
    expect((await report(ref, 'Mine.', bola)).status).toBe(404);
    expect((await report('OJA-NONE')).status).toBe(404);
    const { number } = (await report(ref)).data;
    for (const params of [{ number: String(number) }, { number: 'OJ-999999' }, { number: 'x' }])
      expect((await call(api().url, 'supportCase', { token: bola, params })).status).toBe(404);
    expect((await call(api().url, 'cases', { token: bola })).data).toEqual([]);
  });

  it.each([' ', 'x'.repeat(501), 'un\u202Eseen'])(
    'is refused for the message %j, with an error for the field',
    async (message) => {
      const { status, errors } = await report(await sell(), message);
      expect([status, Object.keys(errors ?? {})]).toEqual([400, ['message']]);
    },
  );

  it('stores no token that the network’s message contained', async () => {
    const body = {
      ...order({ serviceId: 'ikeja-electric', recipient: '99000000010', expectedPrice: '2000.00' }),
      planId: undefined,
      meterType: 'prepaid',
      amount: '2000.00',
    };
    const bought = await call(api().url, 'purchase', {
      token: amaka,
      params: { category: 'electricity' },
      body,
    });
    const { token: secret } = bought.data.delivery as { token: string };
    expect(secret).toMatch(/\d{20}/);
    const { ref } = bought.data;
    await api().ledger.execute(
      `update transactions set delivery = delivery || '{"message":"Token : ${secret.slice(0, 4)}-${secret.slice(4)} sent"}' where ref = '${String(ref)}'`,
    );
    const { evidence, number } = (await report(String(ref))).data;
    expect(evidence).toMatchObject({
      network: 'Token : … sent',
      events: [{ what: 'hold' }, { what: 'delivery' }],
    });
    expect(JSON.stringify(await look(number))).not.toContain(secret.slice(4));
  });
});

describe('the answer of support', () => {
  const news = async () => (await call(api().url, 'noticeInbox', { token: amaka })).data.notices?.[0];

  it('is shown in the case, and in a notice that links to the case', async () => {
    const { number } = (await report(await sell())).data;
    expect(await decide(number, { text: 'We have asked MTN.' })).toEqual([
      200,
      `${String(number)} is answered.`,
    ]);
    expect(await look(number)).toMatchObject({
      state: 'answered',
      answers: [{ text: 'We have asked MTN.' }],
    });
    expect(await news()).toMatchObject({
      title: `Support answered case ${String(number)}`,
      body: 'We have asked MTN.',
      caseNumber: number,
      isRead: false,
    });
  });

  it('refunds a delivered sale once, by a reversal in the ledger', async () => {
    const ref = await sell();
    const before = Number(await wallet());
    const { number } = (await report(ref)).data;
    const verdict = { resolution: 'refunded', text: 'MTN took it back.' };
    const both = await Promise.all([decide(number, verdict), decide(number, verdict)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
    expect(await decide(number, verdict)).toEqual([409, 'resolved_before']);
    expect(await wallet()).toBe(before + 45_600);
    expect(await statusOf(ref)).toBe('reversed');
    expect(await look(number)).toMatchObject({ state: 'resolved', resolution: 'refunded' });
    expect((await news())?.title).toBe(`Case ${String(number)} is resolved: refunded`);
    expect(await api().ledger.audit()).toEqual([]);
  });

  it('can’t refund an open sale before its last deadline, or resolve it as explained or delivered', async () => {
    const ref = await sell({ recipient: '08020000201' });
    const held = await wallet();
    const { number } = (await report(ref)).data;
    for (const [resolution, code] of [
      ['refunded', 'not_overdue'],
      ['explained', 'sale_open'],
      ['delivered', 'sale_open'],
    ])
      expect(await decide(number, { resolution, text: 'x' })).toEqual([409, code]);
    expect([await wallet(), await statusOf(ref), (await look(number)).state]).toEqual([
      held,
      'pending',
      'open',
    ]);
    clock.forward(HOUR);
    await api().sweep();
    expect(await decide(number, { resolution: 'delivered', text: 'It came.' })).toEqual([
      200,
      `${String(number)} is resolved: delivered.`,
    ]);
    expect(await wallet()).toBe(held);
    expect(await api().ledger.audit()).toEqual([]);
  });

  it('can’t confirm the delivery of a refunded sale', async () => {
    const ref = await sell({ recipient: '08030000202' });
    clock.forward(HOUR);
    await api().sweep();
    const { number } = (await report(ref)).data;
    expect(await decide(number, { resolution: 'delivered', text: 'x' })).toEqual([409, 'not_delivered']);
    expect((await decide(number, { resolution: 'refunded', text: 'It is back.' }))[0]).toBe(200);
    expect(await api().ledger.audit()).toEqual([]);
  });

  it('is refused without text, for an unknown resolution or case, and without the admin token', async () => {
    const { number } = (await report(await sell())).data;
    expect((await decide(number, { text: ' ' }))[0]).toBe(400);
    expect((await decide(number, { text: 'x', resolution: 'lost' }))[0]).toBe(400);
    expect((await decide('OJ-999999', { text: 'x' }))[0]).toBe(404);
    expect((await fetch(`${api().url}/admin/cases`)).status).toBe(401);
  });

  it('can be given with the review command, which shows the evidence', async () => {
    const ref = await sell();
    const { number } = (await report(ref, 'Look \u20A6456 is gone')).data;
    const say = async (...words: string[]) =>
      (await review(words, () => ({ url: api().url, token: ADMIN }))).said;
    const listed = await say();
    expect(listed).toContain(`${String(number)}  open  ₦456.00  amaka  `);
    for (const part of [
      `${ref}: delivered`,
      '  agent wrote: Look ₦456 is gone',
      '  hold 20',
      '  delivery 20',
      'network: ',
    ])
      expect(listed).toContain(part);
    expect(await say('resolve', String(number), 'explained', 'It', 'came.')).toBe(
      `${String(number)} is resolved: explained.`,
    );
    expect((await look(number)).answers).toMatchObject([{ text: 'It came.' }]);
  });
});
