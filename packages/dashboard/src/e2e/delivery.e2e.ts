import { en } from '@oja/widgets/text/en';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { buyAndCheck, pick, printCards } from './deliverySteps.ts';
import { shopForTests } from './shopForTests.ts';

const shop = shopForTests();
let page: Page;

beforeAll(async () => {
  page = await shop().enter('/login');
});

const { fieldLabels: labels, deliverables, lookUp } = en;

it('sells electricity after the meter is verified, and shows the token', async () => {
  await page.goto('/services/electricity');
  await page.getByLabel(labels.disco).selectOption({ label: 'Ikeja Electric' });
  await page.getByLabel(labels['meter-number']).fill('99000000010');
  await page.getByText(lookUp.verified).first().waitFor();
  await page.getByLabel(labels.amount, { exact: true }).fill('2000');
  await buyAndCheck(page, shop());
  await page.getByText(/^\d{4} \d{4} \d{4} \d{4} \d{4}$/).waitFor();
});

it('sells exam pins, which stay hidden until they are requested, and prints them', async () => {
  await page.goto('/services/result-checker');
  await pick(page, labels.exam, 'NECO');
  await page.getByRole('group', { name: labels.product }).getByRole('radio').first().check();
  await page
    .getByLabel(labels['phone-or-profile'])
    .or(page.getByLabel(labels.phone))
    .first()
    .fill('08011111111');
  await buyAndCheck(page, shop());
  await page.getByRole('button', { name: deliverables.showPinLabel(deliverables.pin) }).click();
  expect(await printCards(page, 'Amaka Ventures')).toEqual([expect.stringContaining('Amaka Ventures')]);
});
