import { BASE_PATH } from '../../http/endpoint.ts';
import type { Answer, LedgerServer } from './ledgerServer.helper.ts';
import type { Chance } from './random.helper.ts';

/** The faults that the network can inflict on one copy of a call. */
export const faults = [
  'lost-before',
  'lost-after',
  '502-before',
  '502-after',
  'html200',
  'truncated',
  'delayed',
  'stalled',
  // A browser repeats a POST automatically when a warm connection dies, without an event.
  'sent-twice',
  // Replies of a gateway without the route, a firewall, a limiter or a gateway's sign-in: JSON with a `message`.
  'gateway-404-before',
  'gateway-404-after',
  'gateway-403-after',
  'gateway-429-before',
  'gateway-401-after',
  // A queue or a kernel buffer delivers a copy much later, after the client has stopped waiting.
  'late',
  'late-duplicate',
  // A cache returns an outdated answer.
  'stale',
] as const;
export type Fault = (typeof faults)[number];

export interface FaultyNetwork {
  readonly fetch: typeof fetch;
  /** Ends all faults. */
  heal(): void;
  /** The number of times that the client itself sent each purchase, by reference. */
  readonly sends: ReadonlyMap<string, number>;
  /** The fault of each affected copy, in order: a run without faults proves nothing. */
  readonly met: readonly Fault[];
}

type Wait = (ms: number) => Promise<void>;

const page = () =>
  new Response('<html><body>Bad gateway</body></html>', {
    status: 502,
    headers: { 'Content-Type': 'text/html' },
  });

function write({ status, body }: Answer, cut: 'truncated' | 'stalled' | null): Response {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const headers = { 'Content-Type': 'application/json' };
  if (!cut) return new Response(bytes, { status, headers });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, bytes.length >> 1));
      if (cut === 'truncated') controller.close();
    },
  });
  return new Response(stream, { status, headers });
}

/** Ends the read of a stalled body when the caller aborts, as a browser does. */
function tieTo(signal: AbortSignal | null | undefined, response: Response): Response {
  const reader = response.body?.getReader();
  if (!reader || !signal) return response;
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  given.catch(() => {});
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await Promise.race([reader.read(), given]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (cause) {
        controller.error(cause);
      }
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

const sayings: Readonly<Record<string, string>> = {
  401: 'Unauthorized',
  403: 'Request blocked',
  404: 'no Route matched with those values',
  429: 'API rate limit exceeded',
};

/** Returns the answer of a fault such as "gateway-404-after". */
function gateway(fault: Fault): Response {
  const status = /\d+/.exec(fault)?.[0] ?? '';
  return Response.json({ message: sayings[status] }, { status: Number(status) });
}

/** Creates a network in which the share `rate` of all copies meets one of `kinds`, until it heals. */
export function createFaultyNetwork(
  chance: Chance,
  server: LedgerServer,
  { rate, kinds, wait }: { rate: number; kinds: readonly Fault[]; wait: Wait },
): FaultyNetwork {
  const met: Fault[] = [];
  const sends = new Map<string, number>();
  const cache = new Map<string, Answer>();
  let isHealed = false;

  async function carry(method: string, path: string, body: string): Promise<Response> {
    const fault = !isHealed && chance.happens(rate) ? chance.one(kinds) : null;
    if (fault) met.push(fault);
    await wait(chance.between(50, 1_500));
    async function arrive(): Promise<Answer> {
      const answer = await server.answer(method, path, body);
      if (method === 'GET') cache.set(path, answer);
      return answer;
    }
    switch (fault) {
      case 'lost-before':
        throw new TypeError('Failed to fetch');
      case '502-before':
        return page();
      case 'gateway-404-before':
      case 'gateway-429-before':
        return gateway(fault);
      case 'late':
        wait(chance.between(20_000, 90_000)).then(arrive);
        throw new TypeError('Failed to fetch');
      case 'late-duplicate':
        if (method === 'POST') wait(chance.between(20_000, 90_000)).then(arrive);
        return write(await arrive(), null);
      case 'stale':
        return write((method === 'GET' && cache.get(path)) || (await arrive()), null);
      case 'lost-after':
      case '502-after':
      case 'gateway-404-after':
      case 'gateway-403-after':
      case 'gateway-401-after':
      case 'html200': {
        // The client sees the fault before or after the server is done.
        const done = arrive();
        if (chance.happens(0.5)) await done;
        if (fault === 'lost-after') throw new TypeError('Failed to fetch');
        if (fault === '502-after') return page();
        return fault === 'html200' ? new Response('<html>Welcome</html>', { status: 200 }) : gateway(fault);
      }
      case 'delayed': {
        // The copy may be on its way this long, but never longer than the client waits before it trusts a "not found".
        await wait(chance.between(0, 8_000));
        const answered = await arrive();
        await wait(chance.between(10_000, 50_000));
        return write(answered, null);
      }
      case 'sent-twice':
        if (method === 'POST') {
          arrive();
          await wait(chance.between(0, 500));
        }
        return write(await arrive(), null);
      default:
        return write(await arrive(), fault);
    }
  }

  return {
    met,
    sends,
    heal() {
      isHealed = true;
    },
    fetch(input, init) {
      const path = new URL(String(input), 'https://api.test').pathname.slice(BASE_PATH.length);
      const body = String(init?.body ?? '');
      if (path.endsWith('/purchase')) {
        const { reference } = JSON.parse(body);
        sends.set(reference, (sends.get(reference) ?? 0) + 1);
      }
      const carried = carry(init?.method ?? 'GET', path, body);
      // A sent copy reaches the server even if the caller no longer waits.
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        carried.then((response) => resolve(tieTo(init?.signal, response)), reject);
      });
    },
  };
}
