import { expect, it } from 'vitest';
import { PASSWORD_COST } from '../identity/password.ts';
import { apiForTests, call } from '../testing/testApi.helper.ts';

const api = apiForTests({ passwordCost: PASSWORD_COST });
const tryWith = (username: string, password: string) =>
  call(api().url, 'login', { body: { username, password } });

it('takes about the same time for an unknown name as for a known one', async () => {
  const own = { username: 'ngozi', email: 'ngozi@example.com', password: 'ngozi has her own' };
  const body = { firstName: 'Ngozi', lastName: 'Obi', phone: '08061234581', ...own };
  expect((await call(api().url, 'register', { body })).status).toBe(201);
  const once = async (name: string) => {
    const start = performance.now();
    await tryWith(name, 'wrong');
    return performance.now() - start;
  };
  await once('nobody');
  // Compares the shortest of several alternating tries, because other load on the machine only adds time.
  const times = { ngozi: [] as number[], somebody: [] as number[] };
  for (let round = 0; round < 4; round += 1)
    for (const name of ['ngozi', 'somebody'] as const) times[name].push(await once(name));
  const known = Math.min(...times.ngozi);
  const unknown = Math.min(...times.somebody);
  // Without the dummy verification, an unknown name would be answered ten times as fast, far beyond the noise.
  expect(unknown).toBeGreaterThan(known / 4);
});
