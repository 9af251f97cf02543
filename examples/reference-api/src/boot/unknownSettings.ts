import { closestMatch } from 'leven';
import { settingNames } from './settingsSchema.ts';

/** Earlier names of settings, with advice. */
const RENAMED: Readonly<Record<string, string>> = {
  OJA_DEMO: 'Set OJA_ENV=demo for the demo; production is the default.',
};

/** Variables that other Oja programs read: `npm run review`, API clients, the web server, the tests. */
export const otherPrograms: readonly string[] = [
  'OJA_URL',
  'OJA_API',
  'OJA_API_BASE',
  'OJA_API_BASES',
  'OJA_API_KEY',
  'OJA_USER',
  'OJA_PASSWORD',
  'OJA_SITE',
  'OJA_DASHBOARD',
  'OJA_TEST_SEED',
  'OJA_DEEP',
  'OJA_SHARD',
  'OJA_FILLED_DATABASES',
];

/** The largest edit distance at which a name counts as a misspelt setting. */
const MOST_WRONG = 4;

/** Returns a sentence for each unknown OJA_ name, because it would be ignored silently. */
export function unknownSettings(names: readonly string[]): string[] {
  const known = new Set<string>([...settingNames, ...otherPrograms]);
  return names
    .filter((name) => /^OJA_/i.test(name) && !known.has(name))
    .map((name) => `${name} is not a setting. ${RENAMED[name] ?? adviceOn(name)}`);
}

function adviceOn(name: string): string {
  const near = closestMatch(name.toUpperCase(), settingNames, { maxDistance: MOST_WRONG });
  return near === undefined ? '--help lists all settings.' : `Did you mean ${near}?`;
}
