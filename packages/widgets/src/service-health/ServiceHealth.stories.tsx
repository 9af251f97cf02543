import { demoServices, ok } from '@oja/core/testing';
import preview from '../../../../.storybook/preview.tsx';
import { untilLoaded } from '../testing/untilLoaded.ts';
import { withClient } from '../testing/withClient.tsx';
import { ServiceHealth } from './ServiceHealth.tsx';

const [mtn, airtel, ...others] = demoServices;
const troubled = (change: { notice: string }) =>
  mtn && airtel
    ? withClient({
        answers: {
          services: () => ok([{ ...mtn, available: false, ...change }, { ...airtel, ...change }, ...others]),
        },
      })
    : {};

const meta = preview.meta({
  title: 'Widgets/ServiceHealth',
  component: ServiceHealth,
  args: { category: 'data' },
  ...withClient({ answers: { services: () => ok(demoServices) } }),
  play: untilLoaded,
});

export const Ready = meta.story();
export const Troubled = meta.story(troubled({ notice: 'Working on it since 09:10.' }));
export const Dark = meta.story({ ...troubled({ notice: 'Slow today.' }), globals: { theme: 'dark' } });
export const LongText = meta.story(
  troubled({
    notice:
      'Planned works on the exchange in Ikeja, Yaba and Surulere from Friday until Sunday evening: https://example.ng/a-very-long-address-without-any-blank-in-it',
  }),
);
