import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { settingNames } from './settingsSchema.ts';
import { otherPrograms, unknownSettings } from './unknownSettings.ts';

describe('an unknown name in the environment', () => {
  it.each([
    ['OJA_PUBLIC_URI', 'OJA_PUBLIC_URI is not a setting. Did you mean OJA_PUBLIC_URL?'],
    ['OJA_SETTLE_SECOND', 'OJA_SETTLE_SECOND is not a setting. Did you mean OJA_SETTLE_SECONDS?'],
    ['OJA_ADRESS_HEADER', 'OJA_ADRESS_HEADER is not a setting. Did you mean OJA_ADDRESS_HEADER?'],
    ['oja_env', 'oja_env is not a setting. Did you mean OJA_ENV?'],
    ['OJA_FROBNICATE_HARD', 'OJA_FROBNICATE_HARD is not a setting. --help lists all settings.'],
    ['OJA_DEMO', 'OJA_DEMO is not a setting. Set OJA_ENV=demo for the demo; production is the default.'],
  ])('gets a message with advice: %s', (name, sentence) =>
    expect(unknownSettings([name, 'PATH'])).toEqual([sentence]),
  );

  it('is not the name of a setting or of a variable that another Oja program reads', () => {
    expect(unknownSettings([...settingNames, ...otherPrograms, 'HOME', 'NODE_ENV'])).toEqual([]);
  });

  it('is not read by any source file of this repository', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const sources = globSync('{packages,examples,scripts}/**/*.{ts,tsx,mjs}', {
      cwd: root,
      exclude: (path) => /node_modules|dist/.test(path),
    });
    const read = sources.flatMap((path) => [
      ...readFileSync(root + path, 'utf8').matchAll(/process\.env(?:\.|\[')(OJA_[A-Z_]+)/g),
    ]);
    const names = [...new Set(read.map(([, name = '']) => name))];
    expect(names).toContain('OJA_TEST_SEED');
    expect(unknownSettings(names)).toEqual([]);
  });
});
