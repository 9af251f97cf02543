import type { Usage } from '../../../../.storybook/docs/usage.ts';
import { PlanSale } from './PlanSale.tsx';
import { Schedules } from './Schedules.tsx';

export const usage: Usage = {
  components: { Schedules, PlanSale },
  use: [
    'On a page of its own, with `onSell`, which opens the review of the sale: a reminder is then one press away from it.',
    '`PlanSale` beside a sale that was made, or a customer with one: it makes a schedule of it.',
  ],
  avoid: [
    'Where an agent’s own session is not: a schedule sells from the wallet.',
    'For pins and recharge cards, which are sold several at once from a stock.',
  ],
  accessibility: [
    'Each button says which schedule it is about: “Stop: MTN 1 GB, 08031234567”.',
    'Whether it was stopped is announced, and stands above the list.',
  ],
  content: [
    'The consent says in whole sentences what is done, the most that it costs, until when, and how it is stopped.',
    'Times are those of Lagos.',
  ],
};
