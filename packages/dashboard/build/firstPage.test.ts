import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { policyFiles, takeFirstStyles } from './firstPage.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('writes the hashes of the inline code for each server', () => {
  const hashes = `${sha('p{left:0}')} ${sha('start();')}`;
  const files = policyFiles(['p{left:0}', 'start();']);
  expect(files['hashes']).toBe(`${hashes}\n`);
  expect(files['nginx.conf']).toContain(`default "${hashes}";`);
  expect(files['Caddyfile']).toBe(`vars oja_inline "${hashes}"\n`);
});

it('removes the stylesheet of the entry file, and no other, from the bundle', () => {
  const importedCss = new Set(['first.css']);
  const bundle = {
    'app.js': { type: 'chunk', isEntry: true, viteMetadata: { importedCss } },
    'first.css': { type: 'asset', source: 'p{left:0}\n' },
    'later.css': { type: 'asset', source: 'p{top:0}' },
  } as unknown as Rolldown.OutputBundle;
  expect(takeFirstStyles(bundle)).toBe('p{left:0}');
  expect(Object.keys(bundle)).toEqual(['app.js', 'later.css']);
  expect(importedCss.size).toBe(0);
});
