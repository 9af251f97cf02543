import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { at } from './build/paths.ts';
import { runTogether } from './spawn.mjs';

const long = 'console.log(process.pid); setInterval(() => {}, 1000)';

/** Starts two endless programs. Returns their process ids and their parent process. */
async function startTwo() {
  const script = `
    import { runTogether } from '${at('scripts/spawn.mjs')}';
    const program = [process.execPath, '-e', ${JSON.stringify(long)}];
    process.exitCode = await runTogether([program, program]);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  parent.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said.match(/\d+\n/g)?.length).toBe(2);
  return { parent, pids: said.trim().split('\n').map(Number) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.each(['SIGINT', 'SIGTERM'] as const)('ends its children on %s', async (signal) => {
  const { parent, pids } = await startTwo();
  parent.kill(signal);
  await once(parent, 'exit');
  expect(pids.map(isAlive)).toEqual([false, false]);
});

it('ends the other programs when one exits, and returns its exit code', async () => {
  const programs = [
    [process.execPath, '-e', 'setInterval(() => {}, 1000)'],
    [process.execPath, '-e', 'process.exit(3)'],
  ] as const;
  expect(await runTogether(programs)).toBe(3);
});

it('ends the other programs if one can’t be started', async () => {
  const program = [process.execPath, '-e', 'setInterval(() => {}, 1000)'] as const;
  await expect(runTogether([program, ['no-such-program-of-oja']])).rejects.toThrow('ENOENT');
});
