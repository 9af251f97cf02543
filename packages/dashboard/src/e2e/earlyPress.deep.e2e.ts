import { DEMO_AGENT } from '@oja/reference-api';
import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { fillSignIn } from './agent.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();

it('signs in with a form submitted before the app has loaded, without the password in the URL', async () => {
  const page = await shop().open('/login');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fillSignIn(page, DEMO_AGENT.password);
  expect(page.url()).not.toContain('password');
  arrive();
  await page.getByRole('heading', { level: 1, name: en.dashboard.screens.home }).waitFor();
});
