import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../../', import.meta.url));

it('every style with a selected state uses the shared `chosen` style', () => {
  const states = /:checked|aria-selected="true"|aria-current="true"/;
  const files = globSync('**/*.css.ts', { cwd: sources }).filter((file) =>
    states.test(readFileSync(sources + file, 'utf8')),
  );
  expect(files.length).toBeGreaterThan(4);
  for (const file of files.filter((one) => !one.endsWith('/chosen.css.ts')))
    expect(readFileSync(sources + file, 'utf8'), file).toMatch(/\.\.\.chosen\b|: chosen\b|, chosen\b/);
});
