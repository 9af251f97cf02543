import { fileURLToPath } from 'node:url';
import { readSettings } from './boot/settings.ts';
import { settingsHelp } from './boot/settingsSchema.ts';
import { printable } from './printable.ts';
import { DEMO_AGENT } from './seed/demo.ts';
import { startReferenceApi } from './start.ts';

const repository = new URL('../../../', import.meta.url);
const folder = (path: string) => fileURLToPath(new URL(path, repository));
const print = (line: object) =>
  console.error(JSON.stringify(line, (_, value) => (typeof value === 'string' ? printable(value) : value)));

if (process.argv.includes('--help')) {
  console.log(`${settingsHelp()}

  --reset  empties the embedded database of the demo first`);
  process.exit(0);
}

// Production needs a provider and a payment provider, which this entry doesn't have: the README shows one that has.
try {
  const settings = readSettings(process.env, folder('.data/reference-api'));
  const api = await startReferenceApi({
    ...settings,
    reset: process.argv.includes('--reset'),
    staticDirs: {
      dashboard: folder('packages/dashboard/dist'),
      embed: folder('packages/widgets/dist/embed'),
    },
    log: print,
    securityLog: print,
  });
  console.log(
    `The agent API answers at ${api.url}/api/v1/agent (${DEMO_AGENT.username} / ${DEMO_AGENT.password})`,
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void api.close().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
