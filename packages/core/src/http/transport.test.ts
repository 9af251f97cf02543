import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/endpoints.ts';
import { requestIdOf } from './problem.ts';
import { createTransport, type TransportConfig } from './transport.ts';

function setUp(change: Partial<TransportConfig> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const transport = createTransport({
    fetch: async (input, init = {}) => {
      requests.push({ url: String(input), init });
      return Response.json({ message: 'No.' }, { status: 400 });
    },
    isOnline: () => true,
    wait: async () => {},
    random: () => 0,
    apiBase: 'https://api.test',
    idempotencyHeader: false,
    ...change,
  });
  const only = () => {
    expect(requests).toHaveLength(1);
    return requests[0] as { url: string; init: RequestInit };
  };
  return { requests, transport, only };
}

const reference = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';
const purchase = {
  params: { category: 'data' },
  body: { reference, serviceId: 'mtn-data', recipient: '08031234567', expectedPrice: '456.00' },
};
const refused = (path: string) => ({
  ok: false,
  problem: { kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'refused-to-send', phase: 'unsent', path },
});

describe('a request', () => {
  it('goes to the configured origin, below the base path', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.balance, {}, 'a-token');
    expect(only().url).toBe('https://api.test/api/v1/agent/wallet/balance');
  });

  it('follows no redirect, sends no cookies or referrer and is not cached', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.purchase, purchase, 'a-token');
    expect(only().init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  });

  it('has the token in the Authorization header only', async () => {
    const { transport, requests } = setUp();
    await transport(endpoints.transactions, { query: { query: 'amaka' } }, 'a-secret-token');
    await transport(endpoints.purchase, purchase, 'a-secret-token');
    for (const { url, init } of requests) {
      expect(url).not.toContain('a-secret-token');
      expect(String(init.body)).not.toContain('a-secret-token');
      expect(new Headers(init.headers).get('authorization')).toBe('Bearer a-secret-token');
    }
  });

  it('has no custom headers by default, because a server that does not allow them would refuse every purchase', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.purchase, purchase, 'a-token');
    expect([...new Headers(only().init.headers).keys()]).toEqual(['accept', 'authorization', 'content-type']);
    expect(JSON.parse(String(only().init.body))).toMatchObject({ reference });
  });

  it('has the reference as Idempotency-Key if the server is known to allow it, on purchases only', async () => {
    const { transport, requests } = setUp({ idempotencyHeader: true });
    await transport(endpoints.purchase, purchase, 'a-token');
    await transport(endpoints.balance, {}, 'a-token');
    const keys = requests.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual([reference, null]);
  });

  it('has the given query without undefined values', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.transactions, { query: { limit: 25, cursor: undefined, query: 'a&b=c' } }, 't');
    expect(only().url).toBe('https://api.test/api/v1/agent/transactions?limit=25&query=a%26b%3Dc');
  });

  it('goes to another path if the settings say so', async () => {
    const { transport, only } = setUp({
      settings: { purchase: '/buy/{category}' },
    });
    await transport(endpoints.purchase, purchase, 't');
    expect(only().url).toBe('https://api.test/api/v1/agent/buy/data');
  });

  it('has its path parameters encoded, so that none can leave its segment', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.transaction, { params: { ref: '../../auth/user?x=/#' } }, 't');
    expect(only().url).toBe('https://api.test/api/v1/agent/transactions/..%2F..%2Fauth%2Fuser%3Fx%3D%2F%23');
  });
});

describe('a query with an unpaired surrogate', () => {
  it('is sent with U+FFFD instead of the surrogate', async () => {
    const { transport, only } = setUp();
    await transport(endpoints.transactions, { query: { query: 'Ada\ud83d' } }, 't');
    expect(only().url).toBe('https://api.test/api/v1/agent/transactions?query=Ada%EF%BF%BD');
  });
});

describe('the transport', () => {
  it.each(['', '.', '..', 'OJA\ud83d'])('refuses to send a call with the parameter %j', async (ref) => {
    const { transport, requests } = setUp();
    expect(await transport(endpoints.transaction, { params: { ref } }, 't')).toEqual(refused('params'));
    expect(requests).toHaveLength(0);
  });

  it('refuses to send a call whose parameter is only inherited', async () => {
    const { transport, requests } = setUp();
    const params = Object.create({ ref: 'inherited' }) as Record<string, string>;
    expect(await transport(endpoints.transaction, { params }, 't')).toEqual(refused('params'));
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['reference', { reference: 'not-a-key' }],
    ['expectedPrice', { expectedPrice: '-456.00' }],
    ['expectedPrice', { expectedPrice: '456' }],
    ['recipient', { recipient: '' }],
    ['serviceId', { serviceId: 'x'.repeat(129) }],
  ])('refuses to send a purchase with a wrong %s: %j', async (path, change) => {
    const { transport, requests } = setUp();
    const result = await transport(
      endpoints.purchase,
      { ...purchase, body: { ...purchase.body, ...change } },
      't',
    );
    expect(result).toEqual(refused(path));
    expect(requests).toHaveLength(0);
  });

  it('sends nothing while the device says that it is offline', async () => {
    const { transport, requests } = setUp({ isOnline: () => false });
    expect(await transport(endpoints.purchase, purchase, 't')).toEqual({
      ok: false,
      problem: { kind: 'network', code: 'NETWORK_ERROR', phase: 'unsent' },
    });
    expect(requests).toHaveLength(0);
  });

  it('does not send a call that its caller has already aborted', async () => {
    const { transport, requests } = setUp();
    const result = await transport(endpoints.purchase, { ...purchase, signal: AbortSignal.abort() }, 't');
    expect(result).toMatchObject({ problem: { kind: 'cancel', phase: 'unsent' } });
    expect(requests).toHaveLength(0);
  });
});

describe('onResponse', () => {
  it('receives each raw answer, including refusals and invalid ones', async () => {
    const answers = [
      Response.json({ message: 'Busy.' }, { status: 503 }),
      Response.json({ data: 'no balance' }),
    ];
    const { transport } = setUp({ fetch: async () => answers.shift() ?? Response.json({}, { status: 404 }) });
    const heard: [number, string][] = [];
    const onResponse = ({ status, text }: { status: number; text: string }) =>
      void heard.push([status, text]);
    for (const _ of [1, 2]) await transport(endpoints.balance, { retry: false, onResponse }, 'a-token');
    expect(heard).toEqual([
      [503, '{"message":"Busy."}'],
      [200, '{"data":"no balance"}'],
    ]);
  });

  it('receives nothing if no answer came', async () => {
    const { transport } = setUp({
      fetch: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    let count = 0;
    await transport(endpoints.balance, { retry: false, onResponse: () => void count++ }, 'a-token');
    expect(count).toBe(0);
  });
});

describe('the id of a call', () => {
  const ID = '1e0b6c0a-58d1-4c5e-9a0d-3f1f4e1f5a77';
  const idOf = async (config: Partial<TransportConfig>) => {
    const result = await setUp(config).transport(endpoints.balance, {}, 'a-token');
    return result.ok ? 'none' : requestIdOf(result.problem);
  };
  const answering = (headers: HeadersInit, body: object = { message: 'No.' }, status = 500) => ({
    fetch: async () => Response.json(body, { status, headers }),
  });

  it('is sent, new for each call, if the server is known to allow the header', async () => {
    let made = 0;
    const { transport, requests } = setUp({ newRequestId: () => `id-${++made}` });
    await transport(endpoints.balance, {}, 'a-token');
    await transport(endpoints.purchase, purchase, 'a-token');
    expect(requests.map(({ init }) => new Headers(init.headers).get('x-request-id'))).toEqual([
      'id-1',
      'id-2',
    ]);
  });

  it('stays the same when a read is retried', async () => {
    let made = 0;
    const sent: (string | null)[] = [];
    const lost = async (_: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('x-request-id'));
      throw new TypeError('The line is gone');
    };
    expect(await idOf({ newRequestId: () => `id-${++made}`, fetch: lost })).toBe('id-1');
    expect(sent).toEqual(['id-1', 'id-1', 'id-1', 'id-1']);
  });

  it.each([
    ['the header of the answer, before all others', answering({ 'x-request-id': ID }), ID],
    [
      'the body, where another origin can\u2019t read the header',
      answering({}, { message: 'No.', requestId: ID }),
      ID,
    ],
    ['the answer, where it can\u2019t be read as agreed', answering({ 'x-request-id': ID }, {}, 200), ID],
    ['nothing, where nothing was told', answering({}), undefined],
  ])('is in the problem from %s', async (_, server, id) => {
    expect(await idOf(server)).toBe(id);
  });

  it('is the sent id if no answer came', async () => {
    const silent = { fetch: () => Promise.reject(new TypeError('Failed to fetch')), newRequestId: () => ID };
    expect(await idOf(silent)).toBe(ID);
  });
});
