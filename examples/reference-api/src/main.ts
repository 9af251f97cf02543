import { fileURLToPath } from 'node:url';
import { runCommand } from './boot/runCommand.ts';
import { printable } from './printable.ts';
import { DEMO_AGENT } from './seed/demo.ts';
import { startReferenceApi } from './start.ts';

const repository = new URL('../../../', import.meta.url);
const folder = (path: string) => fileURLToPath(new URL(path, repository));
const print = (line: object) =>
  console.error(JSON.stringify(line, (_, value) => (typeof value === 'string' ? printable(value) : value)));

// Production needs a provider and a payment provider, which this entry point lacks: the README shows one that has
// them.
await runCommand({
  environment: process.env,
  dataDir: folder('.data/reference-api'),
  start: async (settings) => {
    const api = await startReferenceApi({
      ...settings,
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
    return api;
  },
});
