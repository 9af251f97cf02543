/** A read that the page's first script sent before the app was there. */
export interface EarlyCall {
  readonly url: string;
  /** The header that it was sent with. */
  readonly authorization: string;
  /** By `performance.now()`. */
  readonly sentAt: number;
  readonly answer: Promise<Response>;
  abort(): void;
}

declare global {
  interface Window {
    /** The calls that the client has not taken yet. */
    ojaEarlyCalls?: EarlyCall[];
  }
}

/** An answer that was not asked for within this time, in ms, is dropped: what is shown later has to be fresh. */
const FRESH = 15_000;

/** Returns a `fetch` that answers each early call once, and sends all other calls. */
export function withEarlyCalls(send: typeof fetch, early: EarlyCall[]): typeof fetch {
  return (input, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    const isRead = (init?.method ?? 'GET') === 'GET';
    const found = early.findIndex((call) => call.url === input && call.authorization === authorization);
    const [call] = isRead && found >= 0 ? early.splice(found, 1) : [];
    if (!call || performance.now() - call.sentAt > FRESH || init?.signal?.aborted) return send(input, init);
    init?.signal?.addEventListener('abort', () => call.abort());
    return call.answer;
  };
}
