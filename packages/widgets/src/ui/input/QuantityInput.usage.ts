import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { QuantityInput } from './QuantityInput.tsx';

export const usage: Usage = {
  components: { QuantityInput },
  use: ['For a small number that is usually one: exam pins.', 'Give the unit price in the field’s hint.'],
  avoid: ['Don’t use it for sums of money: use AmountInput.'],
  accessibility: [
    'Both buttons have accessible names, and are disabled at the minimum and the maximum.',
    'Digits can also be typed.',
  ],
  content: ['“How many”, with “₦3,900 each” as the hint.'],
  example: `<Field label="How many" hint="₦3,900 each" error={error}>
  <QuantityInput value={count} onChange={setCount} words={purchaseForm} />
</Field>`,
};
