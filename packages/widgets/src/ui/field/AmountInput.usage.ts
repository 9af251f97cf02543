import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { AmountInput } from './AmountInput.tsx';

export const usage: Usage = {
  components: { AmountInput },
  use: ['For sums in naira that are typed. Put it in a Field.', 'Say the limits in the field’s hint.'],
  avoid: [
    'Don’t use a number input: it turns with the wheel and loses commas.',
    'Don’t parse it yourself: core’s validator reads it.',
  ],
  accessibility: [
    'Label, hint and error come from the Field.',
    'The phone shows the keyboard with digits and a point.',
  ],
  content: ['Limits as “₦100 to ₦50,000”.'],
  example: `<Field label="Amount" hint="₦100 to ₦50,000" error={error}>
  <AmountInput value={amount} onChange={setAmount} />
</Field>`,
};
