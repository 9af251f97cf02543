import { expect, it, vi } from 'vitest';
import { createImportFile } from './importAgain.ts';

it('asks for a file that did not come by another address each time, and for others by their own', async () => {
  const importFile = createImportFile();
  const asked: string[] = [];
  const load = vi.fn(async (file: string) => {
    asked.push(file);
    if (asked.length < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return `the module of ${file}`;
  });
  await expect(importFile(load, './Page.js')).rejects.toThrow(TypeError);
  await expect(importFile(load, './Page.js')).rejects.toThrow(TypeError);
  await expect(importFile(load, './Page.js')).resolves.toBe('the module of ./Page.js?again=2');
  await importFile(load, './Other.js');
  // What has come is known to the browser by this address, and is not loaded twice.
  await importFile(load, './Page.js');
  expect(asked).toEqual([
    './Page.js',
    './Page.js?again=1',
    './Page.js?again=2',
    './Other.js',
    './Page.js?again=2',
  ]);
});
