import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { providerSilent } from '../http/inTime.ts';
import { type Job, runJobs, startJobs } from './runJobs.ts';

const log: LogLine[] = [];
const context = { log: (line: LogLine) => void log.push(line) };
const job = (run: Job['run'], changes: Partial<Job> = {}): Job => ({
  failure: 'it failed',
  everyMs: 500,
  atOnce: 1,
  run,
  ...changes,
});

describe('repeated jobs', () => {
  beforeEach(() => {
    log.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  it('start at once and at their interval, or after one interval', async () => {
    const often = vi.fn(async () => {});
    const seldom = vi.fn(async () => {});
    const jobs = startJobs([job(often), job(seldom, { everyMs: 2_000, startsLater: true })], context);
    expect([often, seldom].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([often, seldom].map(({ mock }) => mock.calls.length)).toEqual([5, 1]);
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([often, seldom].map(({ mock }) => mock.calls.length)).toEqual([5, 1]);
  });

  it('continue after a failure, which is logged and affects no other job', async () => {
    const failing = vi.fn(async () => {
      throw new TypeError('Not logged');
    });
    const silent = async () => {
      throw providerSilent();
    };
    const other = vi.fn(async () => {});
    const jobs = startJobs([job(failing), job(silent, { everyMs: 60_000 }), job(other)], context);
    await vi.advanceTimersByTimeAsync(500);
    await jobs.stop();
    expect([failing, other].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    expect(log.map(({ what, error }) => [what, error])).toEqual([
      ['it failed', 'TypeError'],
      ['it failed: the provider is silent', undefined],
      ['it failed', 'TypeError'],
    ]);
  });

  it('do not overlap, or only as often as they allow', async () => {
    const never = () => new Promise<void>(() => {});
    const one = vi.fn(never);
    const three = vi.fn(never);
    const jobs = startJobs([job(one), job(three, { atOnce: 3 })], context);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([one, three].map(({ mock }) => mock.calls.length)).toEqual([1, 3]);
    void jobs.stop();
  });

  it('are aborted by a stop, which waits for them', async () => {
    const order: string[] = [];
    const untilEnding = (ending: AbortSignal) =>
      new Promise<void>((resolve) => {
        ending.addEventListener('abort', () => {
          order.push('ended');
          resolve();
        });
      });
    const jobs = startJobs([job(untilEnding)], context);
    await jobs.stop();
    order.push('stopped');
    expect(order).toEqual(['ended', 'stopped']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('jobs that run once', () => {
  it('run in their order, also after one that fails, whose error is thrown at the end', async () => {
    const order: string[] = [];
    const named = (name: string) => job(async () => void order.push(name));
    const failing = job(() => Promise.reject(new Error('One failed')));
    const run = runJobs([named('first'), failing, named('last')]);
    await expect(run).rejects.toMatchObject({ errors: [expect.objectContaining({ message: 'One failed' })] });
    expect(order).toEqual(['first', 'last']);
  });
});
