import { readFileSync } from 'node:fs';
import { jsx } from 'preact/jsx-runtime';
import { expect, it } from 'vitest';
import { at } from './paths.ts';
import { onAnyPage } from './preactOnAnyPage.ts';

const idOf = (file: string) => `/app/node_modules/${file}`;
const changed = (file: string) => onAnyPage(readFileSync(at('node_modules', file), 'utf8'), idOf(file));

it('is needed: preact takes a ref from Object.prototype', () => {
  Object.defineProperty(Object.prototype, 'ref', {
    value: 'polluted',
    enumerable: true,
    writable: true,
    configurable: true,
  });
  try {
    // Where this fails, preact asks for own properties, and the build need not.
    expect(jsx('p', {}).ref).toBe('polluted');
  } finally {
    Reflect.deleteProperty(Object.prototype, 'ref');
  }
});

it('lets each of preact’s files make props that inherit nothing', () => {
  for (const file of ['dist/preact.mjs', 'compat/dist/compat.mjs', 'jsx-runtime/dist/jsxRuntime.mjs']) {
    const code = changed(`preact/${file}`);
    expect(code).toContain('new OjaProps');
    expect(code).not.toMatch(/[=(]\{\}[,;)]/);
  }
});

it('lets a component’s props be copied, and elements be made for whatever document', () => {
  expect(changed('preact/jsx-runtime/dist/jsxRuntime.mjs')).toContain('e=Object.assign(new OjaProps,e);');
  expect(changed('preact/dist/preact.mjs')).toContain('.createElementNS(f,C)');
});

it('leaves any other module as it is, and stops where preact is written otherwise', () => {
  expect(onAnyPage('a={};', '/app/src/main.ts')).toBeNull();
  expect(() => onAnyPage('a={};', idOf('preact/dist/preact.mjs'))).toThrow('has 1 of');
});
