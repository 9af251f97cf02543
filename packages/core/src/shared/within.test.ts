import { expect, it } from 'vitest';
import { within } from './within.ts';

/** A wait that ends when the test says so, or when its signal aborts. */
function testWait() {
  const asked: { readonly ms: number; readonly signal: AbortSignal | undefined; end(): void }[] = [];
  const wait = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      asked.push({ ms, signal, end: resolve });
      signal?.addEventListener('abort', () => resolve());
    });
  return { wait, asked };
}

it('resolves with the value and stops the timer', async () => {
  const { wait, asked } = testWait();
  expect(await within(5, Promise.resolve('done'), wait)).toBe('done');
  expect(asked).toMatchObject([{ ms: 5, signal: { aborted: true } }]);
});

it('rejects if the promise rejects, and stops the timer', async () => {
  const { wait, asked } = testWait();
  const broken = new Error('broken');
  await expect(within(5, Promise.reject(broken), wait)).rejects.toBe(broken);
  expect(asked[0]?.signal?.aborted).toBe(true);
});

it('resolves with null if the time runs out', async () => {
  const { wait, asked } = testWait();
  const late = within(5, new Promise(() => {}), wait);
  asked[0]?.end();
  expect(await late).toBeNull();
});
