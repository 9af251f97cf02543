import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lockFolder } from './database/lockFolder.ts';
import { DEMO_AGENT } from './seed/demo.ts';
import { startReferenceApi } from './start.ts';

const repository = new URL('../../../', import.meta.url);
const folder = (path: string) => fileURLToPath(new URL(path, repository));

const dataDir = process.env['OJA_DATA_DIR'] || folder('.data/reference-api');
const databaseUrl = process.env['DATABASE_URL'];
const {
  OJA_PUBLIC_URL: publicUrl,
  OJA_WEBHOOK_SECRET: webhookSecret,
  OJA_ADMIN_TOKEN: adminToken,
} = process.env;
const addressHeader = process.env['OJA_ADDRESS_HEADER'];

try {
  if (process.argv.includes('--reset')) await reset();
  const api = await startReferenceApi({
    port: Number(process.env['PORT'] || 8080),
    hostname: process.env['HOST'] || '127.0.0.1',
    database: databaseUrl || dataDir,
    staticDirs: {
      dashboard: folder('packages/dashboard/dist'),
      embed: folder('packages/widgets/dist/embed'),
    },
    allowedOrigins: (process.env['OJA_ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    ...(addressHeader && { addressHeader }),
    ...(publicUrl && { publicUrl }),
    ...(webhookSecret && { webhookSecret }),
    ...(adminToken && { adminToken }),
    log: (line) => console.error(JSON.stringify(line)),
    securityLog: (line) => console.error(JSON.stringify(line)),
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

async function reset(): Promise<void> {
  if (databaseUrl)
    throw new Error('--reset empties the embedded database only. Drop the one of DATABASE_URL by hand.');
  const unlock = await lockFolder(dataDir);
  await rm(dataDir, { recursive: true, force: true });
  await unlock();
}
