import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DateInput } from './PickerInput.tsx';

export const usage: Usage = {
  components: { DateInput },
  use: ['For one calendar day. Put it in a Field.', 'Set min and max if only some days are valid.'],
  avoid: [
    'Don’t use it for a date of birth: three short fields are quicker.',
    'Don’t convert the day to a time on the device: days are in Lagos time.',
  ],
  accessibility: ['The native date picker, with its accessibility support.'],
  content: ['“From” and “To” for a range; “Day of the transfer” for one.'],
  example: `<Field label="From" error={error}>
  <DateInput value={day} onChange={setDay} min="2026-01-01" max="2026-11-21" />
</Field>`,
};
