import { expect, test, vi } from 'vitest';
import { requestTokenEarly } from './requestTokenEarly.ts';

test('requests a token at once, and gives that answer to the first call', async () => {
  let asked = 0;
  const getToken = vi.fn(async () => ({ token: `ojw_${++asked}`, expiresAt: 0 }));
  const early = requestTokenEarly(() => getToken);
  expect(getToken).toHaveBeenCalledOnce();
  expect(await early()).toEqual({ token: 'ojw_1', expiresAt: 0 });
  expect(getToken).toHaveBeenCalledOnce();
  expect(await early()).toEqual({ token: 'ojw_2', expiresAt: 0 });
});

test('calls the callback that the page has at that moment', async () => {
  let current = async () => ({ token: 'ojw_old', expiresAt: 0 });
  const early = requestTokenEarly(() => current);
  await early();
  current = async () => ({ token: 'ojw_new', expiresAt: 0 });
  expect(await early()).toEqual({ token: 'ojw_new', expiresAt: 0 });
});

test('turns a callback that throws into a rejection, without an unhandled one', async () => {
  const early = requestTokenEarly(() => () => {
    throw new Error('The page is broken');
  });
  await expect(early()).rejects.toThrow('The page is broken');
});
