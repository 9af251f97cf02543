import { DEMO_AGENT } from '@oja/reference-api';
import { pcm } from '@oja/widgets/locales/pcm';
import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest();

it('keeps the language chosen before sign-in after sign-in and a reload', async () => {
  const page = await shop().open('/login');
  await page.getByRole('button', { name: 'Naijá (Pidgin)' }).click();
  await page.getByRole('link', { name: pcm.signIn?.forgot ?? '' }).waitFor();
  await page.getByLabel(pcm.signIn?.username ?? en.signIn.username).fill(DEMO_AGENT.username);
  await page
    .getByLabel(pcm.signIn?.password ?? en.signIn.password, { exact: true })
    .fill(DEMO_AGENT.password);
  await page.getByRole('button', { name: pcm.signIn?.submit ?? en.signIn.submit }).click();
  const account = page.getByRole('button', { name: pcm.shell?.account ?? en.shell.account });
  await account.waitFor();
  await page.reload();
  await account.waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('pcm');
});
