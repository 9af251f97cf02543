/** A read that the page's first script sent before the app had loaded. */
export interface EarlyCall {
  readonly url: string;
  /** Its `Authorization` header. */
  readonly authorization: string;
  /** In ms, by `performance.now()`. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
  abort(): void;
}

declare global {
  interface Window {
    /** Early calls that the client has not used yet. */
    ojaEarlyCalls?: EarlyCall[];
  }
}

/** Sends a read as the client does: a test compares the two. */
export function sendEarly(url: string, token: string): EarlyCall {
  const controller = new AbortController();
  const authorization = `Bearer ${token}`;
  const answer = fetch(url, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json', Authorization: authorization },
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: controller.signal,
  });
  // The client handles a rejection when it uses the promise. An unused one must not be reported as unhandled.
  answer.catch(() => {});
  return { url, authorization, sentAt: performance.now(), answer, abort: () => controller.abort() };
}

/** An early answer older than this, in ms, is not used, because the screen must be fresh. */
const FRESH = 15_000;

const inNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Wraps `fetch`: answers a matching call with each early call once, and sends all others. Each answer arrives in a
 * separate task, as from the network: a slow phone would otherwise read all of them before it answers a press.
 */
export function withEarlyCalls(send: typeof fetch, early: EarlyCall[]): typeof fetch {
  return (input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    const isRead = (init?.method ?? 'GET') === 'GET';
    const found = early.findIndex((call) => call.url === input && call.authorization === authorization);
    const [call] = isRead && found >= 0 ? early.splice(found, 1) : [];
    if (!call || performance.now() - call.sentAt > FRESH || init?.signal?.aborted) return send(input, init);
    init?.signal?.addEventListener('abort', () => call.abort());
    return inNextTask().then(() => call.answer);
  };
}
