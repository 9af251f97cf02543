import { demoAllServices, html, ok, silent } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { slowAtOnce } from '../testing/skippedWaits.ts';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { en } from '../text/en.ts';
import { PriceList } from './PriceList.tsx';

const words = en.priceList;
type Shelf = typeof demoAllServices;
const selling = (services: Shelf) => withClient({ answers: { services: () => ok(services) } });
const [mtn, ...others] = demoAllServices;

const meta = preview.meta({
  title: 'Widgets/PriceList',
  component: PriceList,
  args: { category: 'data' },
  argTypes: {
    category: { control: 'select', options: ['data', 'airtime', 'electricity', 'cable', 'result-checker'] },
  },
  ...selling(demoAllServices),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const EveryPlan = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show all/ }));
    await expect(canvas.getByRole('button', { name: words.showFewer })).toBeVisible();
  },
});
export const ByAmount = meta.story({ args: { category: 'airtime' } });
export const WithFee = meta.story({
  args: { category: 'electricity' },
  ...selling(
    demoAllServices.map((service) =>
      service.category === 'electricity' ? { ...service, fee: '100.00', limits: { min: '500.00' } } : service,
    ),
  ),
});
export const Announced = meta.story({
  ...selling(
    demoAllServices.map((service) => ({
      ...service,
      plans: service.plans?.map((plan) =>
        plan.id === 'mtn-sme-1gb'
          ? { ...plan, nextPrice: '480.00', nextPriceFrom: '2026-12-01T00:00:00+01:00' }
          : plan,
      ),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.priceFrom('₦480', '1 Dec, 00:00'))).toBeVisible();
  },
});
export const LongText = meta.story({
  ...selling(
    mtn
      ? [
          {
            ...mtn,
            name: 'MTN Nigeria Communications and all of its friends',
            plans: mtn.plans?.map((plan) => ({
              ...plan,
              name: `${plan.name} Xtraspecial Night-and-Weekend Bundle`,
              price: '98765432.10',
              commission: '1234567.80',
            })),
          },
          ...others,
        ]
      : [],
  ),
});
export const Empty = meta.story(selling([]));
export const Loading = meta.story({
  ...withClient({ answers: { services: () => silent } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words.loading)).toBeInTheDocument();
  },
});
export const Slow = meta.story({
  ...withClient({ answers: { services: () => silent } }),
  parameters: slowAtOnce,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.slow)).toBeVisible();
  },
});
export const Failed = meta.story(withClient({ answers: { services: () => html(503) } }));
export const Offline = meta.story(withClient({ offline: true }));
