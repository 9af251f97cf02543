import { BASE_PATH } from '../../endpoints.ts';
import type { Answer, LedgerServer } from './ledgerServer.ts';
import type { Chance } from './random.ts';

/** What the network does to one copy of one call. */
export const faults = [
  'lost-before',
  'lost-after',
  '502-before',
  '502-after',
  'html200',
  'truncated',
  'delayed',
  'stalled',
  // A browser sends a POST again by itself when a warm connection dies, and tells nobody.
  'sent-twice',
] as const;
export type Fault = (typeof faults)[number];

export interface FaultyNetwork {
  readonly fetch: typeof fetch;
  /** From now on nothing is lost any more. */
  heal(): void;
  /** The fault each copy met, in order: a run that met none proves nothing. */
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

/** Reading a stalled body ends only when the caller gives up, as in a browser. */
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

async function route(server: LedgerServer, method: string, path: string, body: string): Promise<Answer> {
  if (method === 'POST') return server.purchase(JSON.parse(body));
  return path === '/transactions' ? server.transactions() : server.transaction(path.replace(/^.*\//, ''));
}

/** `rate` of all copies meet one of `kinds`, until the network heals. */
export function createFaultyNetwork(
  chance: Chance,
  server: LedgerServer,
  { rate, kinds, wait }: { rate: number; kinds: readonly Fault[]; wait: Wait },
): FaultyNetwork {
  const met: Fault[] = [];
  let isHealed = false;

  async function carry(method: string, path: string, body: string): Promise<Response> {
    const fault = !isHealed && chance.happens(rate) ? chance.one(kinds) : null;
    if (fault) met.push(fault);
    await wait(chance.between(50, 1_500));
    const arrive = () => route(server, method, path, body);
    switch (fault) {
      case 'lost-before':
        throw new TypeError('Failed to fetch');
      case '502-before':
        return page();
      case 'lost-after':
      case '502-after':
      case 'html200': {
        // The client hears of it before, or after, the server is done.
        const done = arrive();
        if (chance.happens(0.5)) await done;
        if (fault === 'lost-after') throw new TypeError('Failed to fetch');
        return fault === '502-after' ? page() : new Response('<html>Welcome</html>', { status: 200 });
      }
      case 'delayed': {
        // On its way for so long, but never longer than the client waits before it believes "never had it".
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
    heal() {
      isHealed = true;
    },
    fetch(input, init) {
      const path = new URL(String(input), 'https://api.test').pathname.slice(BASE_PATH.length);
      const carried = carry(init?.method ?? 'GET', path, String(init?.body ?? ''));
      // What was dispatched reaches the server, whether or not anyone still waits for it.
      return new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        carried.then((response) => resolve(tieTo(init?.signal, response)), reject);
      });
    },
  };
}
