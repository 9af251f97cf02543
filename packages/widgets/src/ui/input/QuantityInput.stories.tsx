import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { Field } from '../form/Field.tsx';
import { QuantityInput } from './QuantityInput.tsx';

function Pins({ start = '1', error }: Readonly<{ start?: string; error?: string }>) {
  const [value, setValue] = useState(start);
  return (
    <Field label="How many" hint="₦3,900 each" error={error}>
      <QuantityInput value={value} onChange={setValue} words={en.quantityField} />
    </Field>
  );
}

const meta = preview.meta({ title: 'Kit/QuantityInput', component: Pins });

export const One = meta.story();

export const Counted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByLabelText('How many')).toHaveValue('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await expect(canvas.getByLabelText('How many')).toHaveValue('2');
  },
});

export const TooMany = meta.story({ args: { start: '300', error: '100 at most.' } });
export const Dark = meta.story({ args: { start: '3' }, globals: { theme: 'dark' } });
