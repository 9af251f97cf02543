import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { PasswordInput } from '../input/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../input/TextInput.tsx';
import { Field, type FieldProps } from './Field.tsx';

type PhoneProps = Omit<FieldProps, 'children'> &
  Pick<TextInputProps, 'disabled' | 'placeholder'> & { start?: string };

function Phone({ start = '', disabled, placeholder, ...field }: PhoneProps) {
  const [value, setValue] = useState(start);
  return (
    <Field {...field}>
      <TextInput
        value={value}
        onChange={setValue}
        type="tel"
        digits
        autoComplete="off"
        disabled={disabled}
        placeholder={placeholder}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Kit/Field',
  component: Phone,
  args: { label: 'Phone number', placeholder: '0803 123 4567' },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { start: '0803 123 4567', hint: 'MTN' } });
export const Optional = meta.story({
  args: { label: 'Customer’s email', note: 'optional', placeholder: '' },
});
export const Disabled = meta.story({ args: { start: '0803 123 4567', disabled: true } });

export const WithError = meta.story({
  args: { start: '0803 123 45', hint: 'The number that receives the data.', error: '2 digits are missing.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Phone number' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'The number that receives the data. 2 digits are missing.',
    );
  },
});

function Password() {
  const [value, setValue] = useState('');
  return (
    <Field label="Password">
      <PasswordInput value={value} onChange={setValue} autoComplete="current-password" words={en.kit} />
    </Field>
  );
}

export const PasswordShown = meta.story({
  render: () => <Password />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'harmattan-rain');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
});

const every = (
  <>
    <Phone label="Phone number" placeholder="0803 123 4567" />
    <Phone label="Phone number" start="0803 123 4567" hint="MTN" />
    <Phone label="Phone number" start="0803 123 45" error="2 digits are missing." />
    <Phone label="Phone number" start="0803 123 4567" disabled />
    <Password />
  </>
);

export const Dark = meta.story({ render: () => every, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    label: 'The number of the customer who receives the data, as printed on the SIM card',
    start: '0803 123 4567 0803 123 4567 0803 123 4567',
    hint: 'A number that moved to another network keeps its first four digits, so choose the network that it uses now.',
    error: 'This number has 22 digits too many. A mobile number has 11, such as 0803 123 4567.',
  },
});
