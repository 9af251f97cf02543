import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { manifestFile, neededFiles } from './manifests.ts';

it('lists the static imports of each entry, without the entry itself and dynamic imports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = {
    'entry/oja-list': {
      file: 'oja-list.js',
      isEntry: true,
      imports: ['_shared.js'],
      dynamicImports: ['Dialog.tsx'],
    },
    'entry/oja-balance': { file: 'oja-balance.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'oja-shared.js', imports: ['_base.js'] },
    '_base.js': { file: 'oja-base.js' },
    'Dialog.tsx': {
      file: 'oja-Dialog.js',
      isDynamicEntry: true,
      imports: ['_shared.js', '_field.js', 'entry/oja-list'],
    },
    '_field.js': { file: 'oja-field.js' },
  };
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, manifestFile('one')), JSON.stringify(manifest));
  expect(neededFiles(folder, ['one'])).toEqual({
    'oja-list': ['oja-base', 'oja-shared'],
    'oja-balance': ['oja-base', 'oja-shared'],
  });
});
