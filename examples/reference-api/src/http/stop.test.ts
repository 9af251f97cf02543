import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { createApp } from './app.ts';
import { createDrain } from './drain.ts';
import { createStartingApp } from './startingApp.ts';

const test = contextForTests();

/** Requests a path. Resolves with the HTTP status and the error code or the probe's status. */
async function told(app: ReturnType<typeof createApp>, path: string): Promise<[number, unknown]> {
  const answer = await app.request(path);
  const { status, code } = (await answer.json()) as { status?: string; code?: string };
  if (answer.status === 503) expect(answer.headers.get('retry-after')).toBe('5');
  return [answer.status, code ?? status];
}
const CALL = '/api/v1/agent/wallet/balance';

describe('a server that stops', () => {
  const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterEach(() => void vi.useRealTimers());

  it('reports not ready first, and answers calls until its notice is over', async () => {
    const drain = createDrain();
    const app = createApp(test().context, { mode: 'production' }, drain);
    await vi.waitFor(async () => expect(await told(app, '/readyz')).toEqual([200, 'ready']));
    expect(await told(app, CALL)).toEqual([401, 'unauthenticated']);
    holdTimers();
    const stopped = drain.stop({ noticeMs: 5_000, timeoutMs: 11_000 });
    expect(await told(app, '/readyz')).toEqual([503, 'stopping']);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(await told(app, CALL)).toEqual([401, 'unauthenticated']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await told(app, CALL)).toEqual([503, 'stopping']);
    expect(await told(app, '/readyz')).toEqual([503, 'stopping']);
    expect(await told(app, '/healthz')).toEqual([200, 'alive']);
    await stopped;
  });

  it('waits at most its timeout for a pending response', async () => {
    const drain = createDrain();
    const app = createApp(test().context, { mode: 'production' }, drain);
    holdTimers();
    app.get('/slow', () => new Promise<Response>(() => {}));
    void app.request('/slow');
    const ended = vi.fn();
    void drain.stop({ noticeMs: 0, timeoutMs: 11_000 }).then(ended);
    await vi.advanceTimersByTimeAsync(10_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalled();
  });
});

it('reports not ready, and refuses calls in the envelope, while the server starts', async () => {
  const log: LogLine[] = [];
  const app = createStartingApp((line) => log.push(line));
  expect(await told(app, '/readyz')).toEqual([503, 'starting']);
  expect(await told(app, '/healthz')).toEqual([200, 'alive']);
  expect(await told(app, CALL)).toEqual([503, 'starting']);
  expect(await told(app, '/user/home')).toEqual([503, 'starting']);
  expect(log.map(({ status }) => status)).toEqual([503, 503]);
});
