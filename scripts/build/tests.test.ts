import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from './paths.ts';

it('loads Storybook and the browser’s provider only for the projects that need them', () => {
  const imports = readFileSync(at('scripts/build/tests.ts'), 'utf8').match(/^import .*$/gm) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  for (const each of imports)
    expect(each).not.toMatch(/storybook|playwright|plugin-react|browserTests|chromium/);
});
