import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clockViolations } from './boundaries/clockViolations.ts';
import { importViolations } from './boundaries/importViolations.ts';
import { styleViolations } from './boundaries/styleViolations.ts';
import { at } from './build/paths.ts';

const violations = [...importViolations, ...styleViolations, ...clockViolations];

/** The other half of the violating import cycle. */
const company = [
  ['packages/core/src/z.ts', `import { y } from './y.ts';\nexport const z = () => y;\n`],
] as const;

interface Finding {
  readonly message: string;
  readonly location: { readonly path: string };
}

let folder: string;
let findings: Finding[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-boundaries-'));
  // The project's rules over the violating files. Without `vcs`, because git does not track them.
  const config = JSON.parse(readFileSync(at('biome.json'), 'utf8'));
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ ...config, $schema: undefined, vcs: undefined }),
  );
  cpSync(at('scripts/boundaries'), join(folder, 'scripts/boundaries'), { recursive: true });
  for (const [path, source] of [
    ...violations.flatMap((plant) => [plant.refused, plant.allowed]),
    ...company,
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  findings = lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the lint boundaries', () => {
  for (const { rule, says, refused, allowed } of violations) {
    it(`enforce: ${rule}`, () => {
      expect(about(refused[0])).toContainEqual(expect.stringContaining(says));
      expect(about(allowed[0]).filter((message) => message.includes(says))).toEqual([]);
    });
  }

  it('load every .grit file without an error', () => {
    expect(findings.filter(({ message }) => message.includes('errored'))).toEqual([]);
  });
});

describe('file names', () => {
  const apart = /(^|\/)(node_modules|dist)(\/|$)/;

  it('name the contents: no utils, helpers, types or constants', () => {
    const files = ['packages', 'examples', 'scripts', '.storybook'].flatMap((place) =>
      readdirSync(at(place), { recursive: true, encoding: 'utf8' }).filter((file) => !apart.test(file)),
    );
    const vague = /(^|\/)(utils?|helpers?|types|constants?|common|misc)(\.[^/]*)?(\/|$)/i;
    expect(['src/utils.ts', 'src/helpers/a.ts', 'src/types.d.ts'].every((name) => vague.test(name))).toBe(
      true,
    );
    expect(files.filter((file) => vague.test(file))).toEqual([]);
  });
});

function about(path: string): string[] {
  return findings.filter(({ location }) => location.path === path).map(({ message }) => message);
}

function lint(cwd: string): Finding[] {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  try {
    execFileSync(at('node_modules/.bin/biome'), args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (refusal) {
    return JSON.parse((refusal as { stdout: string }).stdout).diagnostics;
  }
  throw new Error('Biome found nothing to refuse: the lint boundaries are not in its configuration.');
}
