import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, '../../../deploy/publish.sh');
const run = promisify(execFile);

/**
 * Runs `deploy/publish.sh`, which copies a build to a web server's folder and runs `reload` before it replaces the
 * page.
 */
export async function publish(from: string, to: string, reload = ''): Promise<void> {
  await run('sh', [script, from, to, reload]);
}
