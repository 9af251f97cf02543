import { expect, it } from 'vitest';
import { askAgain } from './importAgain.ts';

it('replaces each import of a file on demand, and nothing else', () => {
  expect(
    askAgain('a(()=>import(`./Page-1.js`).then(e=>e.Page));import{b}from"./index.js";c(import.meta.url)'),
  ).toBe(
    'a(()=>self.ojaImport(e=>import(e),`./Page-1.js`).then(e=>e.Page));import{b}from"./index.js";c(import.meta.url)',
  );
});
