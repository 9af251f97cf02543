import { expect, test, vi } from 'vitest';
import { askEarly } from './askEarly.ts';

test('asks the page at once, and hands that answer to whoever asks first', async () => {
  let asked = 0;
  const getToken = vi.fn(async () => ({ token: `ojw_${++asked}`, expiresAt: 0 }));
  const early = askEarly(() => getToken);
  expect(getToken).toHaveBeenCalledOnce();
  expect(await early()).toEqual({ token: 'ojw_1', expiresAt: 0 });
  expect(getToken).toHaveBeenCalledOnce();
  expect(await early()).toEqual({ token: 'ojw_2', expiresAt: 0 });
});

test('asks the callback that the page has at that moment', async () => {
  let current = async () => ({ token: 'ojw_old', expiresAt: 0 });
  const early = askEarly(() => current);
  await early();
  current = async () => ({ token: 'ojw_new', expiresAt: 0 });
  expect(await early()).toEqual({ token: 'ojw_new', expiresAt: 0 });
});

test('makes a rejection of a callback that throws, and nobody’s unhandled one', async () => {
  const early = askEarly(() => () => {
    throw new Error('The page is broken');
  });
  await expect(early()).rejects.toThrow('The page is broken');
});
