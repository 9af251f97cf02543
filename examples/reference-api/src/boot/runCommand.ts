import type { ReferenceApiOptions } from './options.ts';
import { settingsHelp } from './settingRows.ts';
import { readSettings } from './settings.ts';

/** A started server. */
interface Running {
  close(): Promise<void>;
}

export interface Command {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder of the embedded database if no setting names a database. */
  readonly dataDir: string;
  /** Starts the server with the settings of the environment. */
  start(settings: ReferenceApiOptions): Promise<Running>;
}

/**
 * Runs a server as a program. `--help` prints the settings, `--reset` empties the demo's database. A failed start
 * prints the reason and exits with 1. SIGINT and SIGTERM close the server.
 */
export async function runCommand({ environment, dataDir, start }: Command): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(`${settingsHelp()}\n\n  --reset  empties the demo’s embedded database before the start`);
    return;
  }
  try {
    const settings = readSettings(environment, dataDir);
    const { close } = await start({ ...settings, reset: process.argv.includes('--reset') });
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void close().then(() => process.exit(0)));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}
