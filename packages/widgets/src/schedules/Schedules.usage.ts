import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { SchedulePurchase } from './SchedulePurchase.tsx';
import { Schedules } from './Schedules.tsx';

export const usage: Usage = {
  components: { Schedules, SchedulePurchase },
  use: [
    'On a separate page, with `onSell`, which opens the review of the sale: a reminder then needs one tap.',
    '`SchedulePurchase` beside a past sale, or a customer with one: it creates a schedule from that sale.',
  ],
  avoid: [
    'Don’t use it without the agent’s own session: a schedule sells from the wallet.',
    'Don’t use it for pins and recharge cards: they are sold in quantities from a stock.',
  ],
  accessibility: [
    'Each button names its schedule: “Stop: MTN 1 GB, 08031234567”.',
    'The result of a stop is announced, and shown above the list.',
  ],
  content: [
    'The consent says in whole sentences what happens, the maximum cost, when the schedule ends, and how to stop it.',
    'Times are in Lagos.',
  ],
};
