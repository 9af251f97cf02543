import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { DateInput } from './DateInput.tsx';

export const usage: Usage = {
  components: { DateInput },
  use: ['For one calendar day. Put it in a Field.', 'Set min and max where not every day can be meant.'],
  avoid: [
    'Don’t use it for a birthday far back: three short fields are quicker.',
    'Don’t turn the day into an instant: a day belongs to Lagos, not to the phone’s clock.',
  ],
  accessibility: ['The phone’s own calendar, with all that it does for assistive technology.'],
  content: ['“From” and “To” for a range; “Day of the transfer” for one.'],
  example: `<Field label="From" error={error}>
  <DateInput value={day} onChange={setDay} min="2026-01-01" max="2026-11-21" />
</Field>`,
};
