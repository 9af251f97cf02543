import * as v from 'valibot';
import { type SettingName, settingNames, settingsSchema } from './settingsSchema.ts';

/** Documentation of one setting. */
export interface SettingRow {
  readonly name: SettingName;
  readonly about: string;
  /** The default; empty if the setting has none. */
  readonly normally: string;
  /** Production does not start without it. */
  readonly isNeeded: boolean;
}

/** The rows from which `--help` and docs/settings.md are generated. */
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

/** The settings as help text for a terminal, one per line. */
export function settingsHelp(): string {
  const width = Math.max(...settingNames.map((name) => name.length));
  const lines = settingRows().map(({ name, about, normally, isNeeded }) => {
    const rest = isNeeded ? ' (required in production)' : normally && ` (${normally})`;
    return `  ${name.padEnd(width)}  ${about}${rest}`;
  });
  return ['Settings (environment variables):', '', ...lines].join('\n');
}
