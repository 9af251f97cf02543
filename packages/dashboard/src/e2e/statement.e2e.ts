import { en } from '@oja/widgets/text/en';
import { expect, it } from 'vitest';
import { shopForEachTest } from './shopForTests.ts';

const shop = shopForEachTest({ history: true });

it('prints a statement on A4, with all movements expanded', async () => {
  const page = await shop().enter('/user/statement');
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await page.getByRole('button', { name: en.statement.print }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...size]) =>
    size.map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).toEqual(sizes.map(() => [210, 297]));
  expect(await page.getByRole('button', { name: /^Show the other/ }).count()).toBe(0);
});
