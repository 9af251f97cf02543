import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { PasswordInput } from '../input/PasswordInput.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Field } from './Field.tsx';
import { FormFrame } from './FormFrame.tsx';

export const usage: Usage = {
  components: { Field, TextInput, PasswordInput, FormFrame },
  use: [
    'Put every form control in a Field: it provides label, hint and error.',
    'Show an error on blur or submit, and remove it while the agent types.',
    'Use FormFrame if a form is a whole widget: title, fields, one button.',
  ],
  avoid: [
    'Don’t use a placeholder instead of a label.',
    'Don’t put two controls in one Field.',
    'Don’t clear typed values after a failure.',
  ],
  accessibility: [
    'The label is linked to the control; hint and error are its description.',
    'An error is announced when it appears, and the control is marked invalid.',
  ],
  content: [
    'The label is a noun. The error says what to do: “2 digits are missing.”',
    'Mark optional fields, not required ones.',
  ],
  example: `<Field label="Phone number" hint="The number that receives the data." error={error}>
  <TextInput type="tel" digits value={phone} onChange={setPhone} />
</Field>`,
};
