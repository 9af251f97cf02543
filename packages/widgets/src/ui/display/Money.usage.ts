import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { AmountText, Money } from './Money.tsx';

export const usage: Usage = {
  components: { Money, AmountText },
  use: [
    'For every amount on a screen. Pass kobo, never naira.',
    'as: price in lists and buttons, exact in balances and receipts.',
    'AmountText for other figures: units, counts.',
  ],
  avoid: ['Don’t format an amount yourself.', 'Don’t calculate with the formatted value.'],
  accessibility: ['The figure is text, with ₦ before it, and never wraps.'],
  content: ['₦48,250.00: commas at thousands. ₦456 in a list.'],
};
