import { expect, test, vi } from 'vitest';
import type { ElementModule } from './elementModule.ts';
import { moduleLoader } from './loadModule.ts';

const src = 'https://cdn.example/embed/1.2.3/oja.js?v=7';
const module: ElementModule = { mount: () => ({ update() {}, unmount() {} }) };

test('loads a tag’s code from beside the script', async () => {
  const load = vi.fn(async () => module);
  expect(await moduleLoader(src, load)('oja-data-purchase')).toBe(module);
  expect(load.mock.calls).toEqual([['https://cdn.example/embed/1.2.3/oja-data-purchase.js']]);
});

test('tries once more after a failure, under an address that no browser remembers as missing', async () => {
  const load = vi
    .fn<(url: string) => Promise<ElementModule>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(module);
  expect(await moduleLoader(src, load)('oja-data-purchase')).toBe(module);
  expect(load.mock.calls).toEqual([
    ['https://cdn.example/embed/1.2.3/oja-data-purchase.js'],
    ['https://cdn.example/embed/1.2.3/oja-data-purchase.js?again=1'],
  ]);
});

test('gives up after two, and begins with a fresh address when it is asked again', async () => {
  const load = vi.fn(() => Promise.reject<ElementModule>(new TypeError('Failed to fetch')));
  const loadModule = moduleLoader(src, load);
  await expect(loadModule('oja-data-purchase')).rejects.toThrow('Failed to fetch');
  expect(load).toHaveBeenCalledTimes(2);
  await expect(loadModule('oja-data-purchase')).rejects.toThrow('Failed to fetch');
  expect(load.mock.lastCall).toEqual(['https://cdn.example/embed/1.2.3/oja-data-purchase.js?again=3']);
});
