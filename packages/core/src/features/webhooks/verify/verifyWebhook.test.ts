import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoServices, demoTransaction } from '../../../contract/demo/agent.ts';
import { propertyRuns } from '../../../testing/propertyRuns.helper.ts';
import { demoCase } from '../../cases/demo.ts';
import { verifyWebhook, webhookEventTypes } from './index.ts';

// Signed with the reference library of Standard Webhooks, which the reference API uses too.
const NOW = Date.parse('2026-11-23T10:00:00Z');
const secret = `whsec_${btoa('a secret of twenty-four b')}`;
const other = `whsec_${btoa('another one, just as long')}`;
const body = JSON.stringify({
  type: 'sale.delivered',
  timestamp: '2026-11-23T10:59:58+01:00',
  data: { ...demoTransaction(), delivery: undefined },
});

function signed(text = body, { at = NOW, id = 'evt_1', by = [secret] } = {}) {
  const signatures = by.map((one) => new Webhook(one).sign(id, new Date(at), text));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
const verify = (changes: Partial<Parameters<typeof verifyWebhook>[0]> = {}) =>
  verifyWebhook({ body, headers: signed(), secrets: secret, now: NOW, ...changes });
const kindOf = async (came: ReturnType<typeof verifyWebhook>) => {
  const outcome = await came;
  return outcome.ok ? outcome.data.type : outcome.problem.kind;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the signature of a webhook', () => {
  it('is valid in the published example of the specification', async () => {
    const published = {
      headers: {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      now: 1_614_265_330_000,
    };
    // The body is not an Oja event, so it is refused only after its signature was accepted. A changed body needs another signature.
    expect(await kindOf(verify({ ...published, body: '{"test": 2432232314}' }))).toBe('unexpected-body');
    expect(await kindOf(verify({ ...published, body: '{"test": 2432232315}' }))).toBe('forged');
  });

  it('is read from a Request’s headers, from headers in capitals, and from lists', async () => {
    const titled = Object.fromEntries(
      Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const lists = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name, [value]]));
    for (const headers of [new Headers(signed()), titled, lists])
      expect(await kindOf(verify({ headers }))).toBe('sale.delivered');
  });

  it('is verified if each signature has its own header line', async () => {
    const [one, two] = signed(body, { by: [other, secret] })['webhook-signature'].split(' ');
    const headers = { ...signed(), 'webhook-signature': [one ?? '', two ?? ''] };
    expect(await kindOf(verify({ headers }))).toBe('sale.delivered');
  });

  const bytes = new TextEncoder().encode(body);
  const padded = new Uint8Array([0, ...bytes, 0]);
  it.each([
    ['a Uint8Array', bytes],
    ['a part of a buffer', padded.subarray(1, -1)],
    ['a DataView', new DataView(padded.buffer, 1, bytes.length)],
    ['a Buffer', Buffer.from(body)],
    ['an ArrayBuffer', bytes.buffer],
    ['an ArrayBuffer of another realm', runInNewContext('Uint8Array.from(bytes).buffer', { bytes })],
  ])('is verified over the bytes of %s', async (_, raw) => {
    expect(await kindOf(verify({ body: raw }))).toBe('sale.delivered');
  });

  it.each([[JSON.parse(body)], [null], [undefined], [[...bytes]], [7]])(
    'is not verified over a parsed body, and the problem says what to pass: %#',
    async (parsed) => {
      const outcome = await verify({ body: parsed });
      expect(outcome).toMatchObject({ ok: false, problem: { kind: 'parsed-body' } });
      expect(outcome).toMatchObject({ problem: { message: expect.stringContaining('Pass the raw body') } });
    },
  );

  it('is refused with a local fault if the runtime has no WebCrypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await kindOf(verify())).toBe('no-webcrypto');
  });

  it('never throws if a value throws when it is read', async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const throwing = {
      get() {
        throw new Error('No');
      },
    };
    for (const hostile of [proxy, throwing, Symbol('no'), undefined]) {
      expect((await verifyWebhook(hostile as never)).ok).toBe(false);
      for (const field of ['body', 'headers', 'secrets'])
        expect((await verify({ [field]: hostile })).ok).toBe(false);
    }
  });

  it('never throws, for any input', async () => {
    const junk = fc.anything({ withBigInt: true, withTypedArray: true, withNullPrototype: true });
    const whole = { body, headers: signed(), secrets: secret, now: NOW };
    const received = fc.oneof(
      junk,
      fc.record({ body: junk, headers: junk, secrets: junk, now: junk }),
      ...Object.keys(whole).map((field) => junk.map((value) => ({ ...whole, [field]: value }))),
    );
    await fc.assert(
      fc.asyncProperty(received, async (one) => {
        const outcome = await verifyWebhook(one as never);
        if (!outcome.ok) expect(outcome.problem.message).not.toBe('');
      }),
      { numRuns: propertyRuns(10_000) },
    );
  });

  it.each([
    ['by both secrets, of which one is known', { by: [other, secret] }, [secret], 'sale.delivered'],
    ['by the new secret, while both are known', { by: [secret] }, [other, secret], 'sale.delivered'],
    ['by a secret that is not known', { by: [other] }, [secret], 'forged'],
  ])('is checked against every secret: %s', async (_, options, secrets, expected) => {
    expect(await kindOf(verify({ headers: signed(body, options), secrets }))).toBe(expected);
  });

  it('is valid only for its body, id and time', async () => {
    const headers = signed();
    const changed = body.replace('sale.delivered', 'sale.failed');
    expect(await kindOf(verify({ body: changed }))).toBe('forged');
    expect(await kindOf(verify({ body: `${body} ` }))).toBe('forged');
    expect(await kindOf(verify({ headers: { ...headers, 'webhook-id': 'evt_2' } }))).toBe('forged');
    const later = String(NOW / 1000 + 1);
    expect(await kindOf(verify({ headers: { ...headers, 'webhook-timestamp': later } }))).toBe('forged');
  });

  it.each([
    [-301, 'expired'],
    [-300, 'sale.delivered'],
    [300, 'sale.delivered'],
    [301, 'expired'],
  ])('with a time %i s from now is %s', async (seconds, expected) => {
    const headers = signed(body, { at: NOW + seconds * 1000 });
    expect(await kindOf(verify({ headers }))).toBe(expected);
  });

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('is missing without %s', async (name) => {
    for (const value of ['', undefined, ['twice', 'twice']])
      expect(await kindOf(verify({ headers: { ...signed(), [name]: value } }))).toBe('unsigned');
  });

  it.each(['v1a,AAAA', 'v1,%%%', 'nonsense', 'v1'])('is missing if it is written %s', async (written) => {
    expect(await kindOf(verify({ headers: { ...signed(), 'webhook-signature': written } }))).toBe('unsigned');
  });

  it.each(['', 'whsec_', 'whsec_c2hvcnQ=', secret.slice(6), 'whsec_%%%', undefined, null, 7, {}, [secret]])(
    'is not checked with %s as a secret',
    async (bad) => {
      if (!Array.isArray(bad)) expect(await kindOf(verify({ secrets: bad as never }))).toBe('bad-secret');
      expect(await kindOf(verify({ secrets: [secret, bad] as never }))).toBe('bad-secret');
      expect(await kindOf(verify({ secrets: [] }))).toBe('bad-secret');
    },
  );

  it('is refused with a message that includes neither body nor secret', async () => {
    const outcome = await verify({ headers: signed(body, { by: [other] }) });
    expect(JSON.stringify(outcome)).not.toMatch(/whsec_\w|OJA-|8998/);
    expect(outcome).toMatchObject({ ok: false, problem: { message: /No signature matches/ } });
  });
});

describe('the event of a webhook', () => {
  const tell = (type: string, data: unknown) => {
    const text = JSON.stringify({ type, timestamp: '2026-11-23T10:59:58+01:00', data });
    return verify({ body: text, headers: signed(text) });
  };

  it('is parsed like an answer: amounts in kobo, times in ms', async () => {
    const { amount, createdAt } = demoTransaction();
    expect(await verify()).toMatchObject({
      ok: true,
      data: {
        id: 'evt_1',
        type: 'sale.delivered',
        timestamp: NOW - 2_000,
        data: { amount: Math.round(Number(amount) * 100), createdAt: Date.parse(createdAt) },
      },
    });
  });

  const about = { sale: demoTransaction(), funding: demoTransaction(), case: demoCase };
  const more = { price: demoServices?.[0], outage: demoServices?.[0], webhook: { webhookId: 'webhook-1' } };
  const examples: Readonly<Record<string, unknown>> = { ...about, ...more };

  it.each(['webhook.test', ...webhookEventTypes])('has its own schema: %s', async (type) => {
    expect(await kindOf(tell(type, examples[type.split('.')[0] ?? '']))).toBe(type);
    expect(await kindOf(tell(type, { ref: 'OJA-1' }))).toBe('unexpected-body');
  });

  it('is returned as unknown if core has no such event', async () => {
    expect(await tell('weather.changed', { rain: true })).toMatchObject({
      ok: true,
      data: { type: 'unknown', name: 'weather.changed', data: { rain: true } },
    });
    expect(await tell('toString', {})).toMatchObject({ data: { type: 'unknown' } });
  });

  it.each(['', 'null', '[]', '{}', '{"type":"sale.failed"}', '{"type":1}'])(
    'is refused as an unexpected body in %s',
    async (text) => {
      expect(await kindOf(verify({ body: text, headers: signed(text) }))).toBe('unexpected-body');
    },
  );
});
