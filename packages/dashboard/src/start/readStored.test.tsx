import { createClient, createDevicePreferences, createPageSessionStorage } from '@oja/core';
import { afterEach, expect, it } from 'vitest';
import { readStored } from './readStored.ts';

const before = Object.entries(localStorage);
afterEach(() => {
  localStorage.clear();
  for (const [key, value] of before) localStorage.setItem(key, value);
});

it('reads the token and the preferences that core has stored in this browser', () => {
  localStorage.clear();
  expect(readStored(() => localStorage)).toEqual({ token: '' });
  createPageSessionStorage(localStorage, () => () => {}).write({ token: 'a-token', user: null });
  createClient().getStore(createDevicePreferences).change({ theme: 'dark', isBalanceHidden: true });
  expect(readStored(() => localStorage)).toEqual({ token: 'a-token', theme: 'dark', isBalanceHidden: true });
});

it('starts signed out if storage is blocked or has invalid content', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  expect(readStored(blocked)).toEqual({ token: '' });
  expect(readStored(() => ({ getItem: () => '{' }))).toEqual({ token: '' });
});
