import { describe, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkLoadError, loadChunk } from './loadChunk.ts';

const never = () => new Promise<never>(() => {});
const quick = { pause: 0 };

describe('loadChunk', () => {
  test('resolves with the loaded chunk', async () => {
    await expect(loadChunk('home', async () => 'the page')).resolves.toBe('the page');
  });

  test('retries once and hides the first failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('the page');
    await expect(loadChunk('home', load, quick)).resolves.toBe('the page');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('throws a ChunkLoadError with the specified message and the cause after the second failure', async () => {
    const cause = new TypeError('Failed to fetch');
    const load = vi.fn().mockRejectedValue(cause);
    const problem = await loadChunk('home', load, quick).catch((thrown: unknown) => thrown);
    expect(problem).toBeInstanceOf(ChunkLoadError);
    expect(problem).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk home failed', cause });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('times out each try after 120 s', async () => {
    vi.useFakeTimers();
    try {
      const load = vi.fn(never);
      const outcome = loadChunk('home', load, quick).catch((thrown: unknown) => thrown);
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT - 1);
      expect(load).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(2);
      expect(load).toHaveBeenCalledTimes(2);
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT);
      expect(await outcome).toBeInstanceOf(ChunkLoadError);
    } finally {
      vi.useRealTimers();
    }
    expect(CHUNK_TIMEOUT).toBe(120_000);
  });
});
