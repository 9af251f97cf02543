import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { AmountInput } from './AmountInput.tsx';

export const usage: Usage = {
  components: { AmountInput },
  use: ['For typed sums in naira. Put it in a Field.', 'Give the limits in the field’s hint.'],
  avoid: [
    'Don’t use a number input: the scroll wheel changes it, and it drops commas.',
    'Don’t parse the value yourself: use core’s validator.',
  ],
  accessibility: ['Label, hint and error come from the Field.', 'Phones show the decimal keypad.'],
  content: ['Limits as “₦100 to ₦50,000”.'],
  example: `<Field label="Amount" hint="₦100 to ₦50,000" error={error}>
  <AmountInput value={amount} onChange={setAmount} />
</Field>`,
};
