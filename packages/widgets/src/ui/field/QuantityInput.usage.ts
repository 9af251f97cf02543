import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { QuantityInput } from './QuantityInput.tsx';

export const usage: Usage = {
  components: { QuantityInput },
  use: ['For a small count that is mostly one: exam pins.', 'Say the price of one in the field’s hint.'],
  avoid: ['Don’t use it for sums of money: that is an AmountInput.'],
  accessibility: [
    'Both buttons have a name of their own, and are disabled at their end.',
    'Digits can be typed as well.',
  ],
  content: ['“How many”, with “₦3,900 each” as the hint.'],
  example: `<Field label="How many" hint="₦3,900 each" error={error}>
  <QuantityInput value={count} onChange={setCount} words={purchaseForm} />
</Field>`,
};
