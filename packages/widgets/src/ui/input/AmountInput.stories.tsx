import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../form/Field.tsx';
import { AmountInput } from './AmountInput.tsx';

type ExampleProps = Readonly<{ start?: string; error?: string; onChange: (raw: string) => void }>;

function Example({ start = '', error, onChange }: ExampleProps) {
  const [value, setValue] = useState(start);
  const type = (raw: string) => {
    setValue(raw);
    onChange(raw);
  };
  return (
    <Field label="Amount" hint="₦100 to ₦50,000" error={error}>
      <AmountInput value={value} onChange={type} />
    </Field>
  );
}

const meta = preview.meta({ title: 'Kit/AmountInput', component: Example, args: { onChange: fn() } });

export const Empty = meta.story();
export const Dark = meta.story({ args: { start: '12,500.50' }, globals: { theme: 'dark' } });
export const WithError = meta.story({ args: { start: '50', error: 'The minimum is ₦100.' } });

export const KeepsWhatIsTyped = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(box, '1,500.5x');
    await expect(box).toHaveValue('1,500.5x');
    await expect(box).toHaveAttribute('inputmode', 'decimal');
    await expect(args.onChange).toHaveBeenLastCalledWith('1,500.5x');
  },
});
