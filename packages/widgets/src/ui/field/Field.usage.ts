import type { Usage } from '../../../../../.storybook/docs/usage.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { TextInput } from './TextInput.tsx';

export const usage: Usage = {
  components: { Field, TextInput, PasswordInput, FormFrame },
  use: [
    'Every control of a form stands in a Field: it gives label, hint and error to it.',
    'Show an error when the agent leaves the field or sends the form, and take it away as they type.',
    'FormFrame where a form is a whole widget: title, fields, one button.',
  ],
  avoid: [
    'Don’t use a placeholder in place of a label.',
    'Don’t put two controls in one Field.',
    'Don’t clear what was typed after a failure.',
  ],
  accessibility: [
    'The label is tied to the control; hint and error are its description.',
    'An error is announced when it appears, and the control is marked invalid.',
  ],
  content: [
    'The label is a noun. The error says what to do: “2 digits are missing.”',
    'Mark what is optional, not what is required.',
  ],
  example: `<Field label="Phone number" hint="The number that gets the data." error={error}>
  <TextInput type="tel" digits value={phone} onChange={setPhone} />
</Field>`,
};
