import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { Select } from './Select.tsx';

export const usage: Usage = {
  components: { Select },
  use: ['One of many options that are known by name: banks, discos, states.', 'In a Field, which labels it.'],
  avoid: [
    'Don’t use it for two or three options: ChoiceChips show them all.',
    'Don’t preselect the first option if a wrong one costs money.',
  ],
  accessibility: [
    'The native select: typed letters find an option.',
    'An unavailable option stays in the list, disabled, and its label says why.',
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
