import { expect, test } from 'vitest';
import { addressOf, loadOja } from './loadOja.ts';

test('resolves with null on a server', async () => {
  expect(await loadOja({ apiBase: 'https://api.example.ng' })).toBe(null);
});

test.each([
  [{ apiBase: 'https://api.example.ng', version: '0.1.0' }, 'https://api.example.ng/embed/0.1.0/oja.js'],
  [{ apiBase: 'https://api.example.ng/', version: 'v0' }, 'https://api.example.ng/embed/v0/oja.js'],
  [{ src: 'https://cdn.example/oja.js', version: '1' }, 'https://cdn.example/oja.js'],
])('resolves the address of oja.js from %o', (options, address) => {
  expect(addressOf(options)).toBe(address);
});

test('names the missing option if neither apiBase nor src is set', () => {
  expect(() => addressOf({ version: 'v0' })).toThrow('needs apiBase');
});
