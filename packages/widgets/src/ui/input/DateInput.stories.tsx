import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../form/Field.tsx';
import { DateInput } from './PickerInput.tsx';

type ExampleProps = Readonly<{ start?: string; error?: string; onChange: (day: string) => void }>;

function Example({ start = '', error, onChange }: ExampleProps) {
  const [value, setValue] = useState(start);
  const choose = (day: string) => {
    setValue(day);
    onChange(day);
  };
  return (
    <Field label="From" error={error}>
      <DateInput value={value} onChange={choose} min="2026-01-01" max="2026-11-21" />
    </Field>
  );
}

const meta = preview.meta({ title: 'Kit/DateInput', component: Example, args: { onChange: fn() } });

export const Empty = meta.story();
export const Dark = meta.story({ args: { start: '2026-11-21' }, globals: { theme: 'dark' } });
export const WithError = meta.story({
  args: { start: '2026-11-22', error: 'This day is in the future.' },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const day = canvas.getByLabelText('From');
    await userEvent.type(day, '2026-11-01');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01');
    await expect(day).toHaveValue('2026-11-01');
    await expect(day).toBeValid();
  },
});
