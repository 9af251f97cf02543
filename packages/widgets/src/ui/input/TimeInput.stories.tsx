import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../form/Field.tsx';
import { TimeInput } from './PickerInput.tsx';

type ExampleProps = Readonly<{ start?: string; error?: string; onChange: (time: string) => void }>;

function Example({ start = '', error, onChange }: ExampleProps) {
  const [value, setValue] = useState(start);
  const choose = (time: string) => {
    setValue(time);
    onChange(time);
  };
  return (
    <Field label="Time" error={error}>
      <TimeInput value={value} onChange={choose} />
    </Field>
  );
}

const meta = preview.meta({ title: 'Kit/TimeInput', component: Example, args: { onChange: fn() } });

export const Empty = meta.story();
export const Dark = meta.story({ args: { start: '09:41' }, globals: { theme: 'dark' } });
export const WithError = meta.story({
  args: { start: '23:59', error: 'This is in the future. Enter when you made the transfer.' },
  play: async ({ canvas, args }) =>
    expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription(args.error),
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const time = canvas.getByLabelText('Time');
    await userEvent.type(time, '09:41');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:41');
    await expect(time).toHaveValue('09:41');
  },
});
