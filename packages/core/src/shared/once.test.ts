import { expect, it, vi } from 'vitest';
import { createOnce } from './once.ts';

it('gives the running work to further callers, then begins anew', async () => {
  const once = createOnce();
  const begin = vi.fn(async () => ({}));
  const [first, second] = await Promise.all([once.run('a', begin), once.run('a', begin)]);
  expect(first).toBe(second);
  expect(once.running('a')).toBeUndefined();
  expect(await once.run('a', begin)).not.toBe(first);
  expect(begin).toHaveBeenCalledTimes(2);
});

it('runs work with different keys side by side', async () => {
  const once = createOnce();
  expect(await Promise.all([once.run('a', async () => 1), once.run('b', async () => 2)])).toEqual([1, 2]);
});

it('begins anew after a failure', async () => {
  const once = createOnce();
  await expect(once.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await once.run('a', async () => 'done')).toBe('done');
});

it('keeps newer work while forgotten work ends', async () => {
  const once = createOnce();
  const forgotten = once.run('a', async () => 'old');
  once.forget();
  const newer = once.run('a', () => new Promise(() => {}));
  await forgotten;
  expect(once.running('a')).toBe(newer);
});
