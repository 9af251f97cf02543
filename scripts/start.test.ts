import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';
import { freePort } from '@oja/reference-api/testing/freePort';
import { afterEach, expect, it } from 'vitest';
import { at } from './build/paths.ts';

const run = promisify(execFile);
let taker: Server | undefined;

afterEach(() => taker?.close());

/** Occupies the second of two free ports. */
async function takePort(): Promise<number> {
  const port = (await freePort(2)) + 1;
  taker = createServer().listen(port, '127.0.0.1');
  await once(taker, 'listening');
  return port;
}

function start(port: string): Promise<{ code: number; stderr: string }> {
  return run(process.execPath, [at('scripts/start.mjs')], { env: { ...process.env, PORT: port } }).then(
    () => ({ code: 0, stderr: '' }),
    ({ code, stderr }) => ({ code, stderr }),
  );
}

it('reports in one sentence that the port is taken', async () => {
  const port = await takePort();
  expect(await start(String(port))).toEqual({
    code: 1,
    stderr: `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=9090 npm start\n`,
  });
});

it('reports that the next port, the partner site’s, is taken', async () => {
  const port = await takePort();
  const { stderr } = await start(String(port - 1));
  expect(stderr).toContain(`Port ${port} is taken`);
});

it('says which values PORT may have', async () => {
  expect(await start('eighty')).toEqual({
    code: 1,
    stderr: 'PORT is "eighty", but it must be a number from 1 to 65534.\n',
  });
});
