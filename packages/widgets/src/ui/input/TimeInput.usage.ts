import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { TimeInput } from './PickerInput.tsx';

export const usage: Usage = {
  components: { TimeInput },
  use: ['For a time of day that the agent remembers, such as the time of a transfer. Put it in a Field.'],
  avoid: ['Don’t ask for seconds.', 'Don’t ask for a time that the server knows.'],
  accessibility: ['The native time picker, with its accessibility support.'],
  content: ['“Time”. Times are Lagos clock times: 09:41.'],
  example: `<Field label="Time" error={error}>
  <TimeInput value={time} onChange={setTime} />
</Field>`,
};
