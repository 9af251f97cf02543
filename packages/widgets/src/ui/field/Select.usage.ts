import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Select } from './Select.tsx';

export const usage: Usage = {
  components: { Select },
  use: ['One of many that are known by name: banks, discos, states.', 'In a Field, which names it.'],
  avoid: [
    'Don’t use it for two or three: ChoiceChips show them all.',
    'Don’t choose the first in the agent’s place where a wrong one costs money.',
  ],
  accessibility: [
    'The phone’s own list: typing letters finds an entry.',
    'An entry that can’t be chosen stays in the list, disabled, and its label says why.',
  ],
  content: ['“Choose a bank”, not “Select…”.'],
  example: `<Field label="Disco" error={error}>
  <Select
    value={disco}
    onChange={setDisco}
    placeholder="Choose a disco"
    choices={[{ value: 'ikeja', label: 'Ikeja Electric' }]}
  />
</Field>`,
};
