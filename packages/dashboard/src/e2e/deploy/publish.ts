import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, '../../../deploy/publish.sh');
const run = promisify(execFile);

/** `deploy/publish.sh`: puts a build where a web server reads it, and runs `reload` before its page is there. */
export async function publish(from: string, to: string, reload = ''): Promise<void> {
  await run('sh', [script, from, to, reload]);
}
