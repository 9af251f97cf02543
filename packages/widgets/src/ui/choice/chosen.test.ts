import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));

it('is the look of every control that can be chosen: none of them has one of its own', () => {
  const files = globSync('**/*.css.ts', { cwd: sources }).filter((file) =>
    readFileSync(sources + file, 'utf8').includes(':checked'),
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files.filter((one) => !one.endsWith('/chosen.css.ts')))
    expect(readFileSync(sources + file, 'utf8'), file).toMatch(/\.\.\.chosen\b|: chosen\b|, chosen\b/);
});
