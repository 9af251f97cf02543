import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { TimeInput } from './TimeInput.tsx';

export const usage: Usage = {
  components: { TimeInput },
  use: ['For a time of the day that the agent remembers, such as that of a transfer. Put it in a Field.'],
  avoid: ['Don’t ask for seconds.', 'Don’t ask for a time that the server knows.'],
  accessibility: ['The phone’s own clock face, with all that it does for assistive technology.'],
  content: ['“Time”. Times are shown as clocks in Lagos say them: 09:41.'],
  example: `<Field label="Time" error={error}>
  <TimeInput value={time} onChange={setTime} />
</Field>`,
};
