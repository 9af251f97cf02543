import { expect, it } from 'vitest';
import { startHost } from './processes.helper.ts';

it('settles every call to a killed host, and adds no exit listeners', async () => {
  const host = startHost();
  const listeners = host.child.listenerCount('exit');
  const started = Promise.all(
    Array.from({ length: 12 }, () => host.start({ mode: 'demo', port: 0, database: 'memory://' })),
  );
  expect(host.child.listenerCount('exit')).toBe(listeners);
  host.child.kill('SIGKILL');
  const servers = await started;
  expect(servers.map(({ url }) => url)).toEqual(Array(12).fill(''));
  await servers[0]?.close();
});
