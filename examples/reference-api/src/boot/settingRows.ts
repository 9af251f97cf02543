import * as v from 'valibot';
import { type SettingName, settingNames, settingsSchema } from './settingsSchema.ts';

/** What is said of one setting. */
export interface SettingRow {
  readonly name: SettingName;
  readonly about: string;
  /** What it is where it is not set; empty where that is nothing. */
  readonly normally: string;
  /** Without it production does not start. */
  readonly isNeeded: boolean;
}

/** What `--help` and docs/settings.md are made of. */
export const settingRows = (): SettingRow[] =>
  settingNames.map((name) => {
    const entry = settingsSchema.entries[name];
    const { output } = v.safeParse(entry, undefined);
    return {
      name,
      about: v.getDescription(entry) ?? '',
      normally: typeof output === 'string' || typeof output === 'number' ? String(output) : '',
      isNeeded: 'isNeeded' in v.getMetadata(entry),
    };
  });

/** The settings for a terminal, a line for each. */
export function settingsHelp(): string {
  const width = Math.max(...settingNames.map((name) => name.length));
  const lines = settingRows().map(({ name, about, normally, isNeeded }) => {
    const rest = isNeeded ? ' (production needs it)' : normally && ` (${normally})`;
    return `  ${name.padEnd(width)}  ${about}${rest}`;
  });
  return ['Settings, from the environment:', '', ...lines].join('\n');
}
