import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { at } from './build/paths.ts';

it('imports @oja/core in plain Node, without window, document and localStorage', () => {
  const script = `
    const core = await import('@oja/core');
    const page = ['window', 'document', 'localStorage'].filter((name) => Object.hasOwn(globalThis, name));
    console.log(JSON.stringify({ names: Object.keys(core), page }));`;
  const answer = execFileSync(
    at('node_modules/.bin/node'),
    ['--conditions=oja-source', '--input-type=module', '--eval', script],
    { cwd: at('packages/core'), encoding: 'utf8' },
  );
  const { names, page } = JSON.parse(answer);
  expect(page).toEqual([]);
  expect(names).toContain('endpoints');
  expect(names).toContain('createClient');
});
