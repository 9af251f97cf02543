import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Field } from '../form/Field.tsx';
import { Select } from './Select.tsx';

const discos = [
  { value: 'ikeja', label: 'Ikeja Electric' },
  { value: 'eko', label: 'Eko Electricity' },
  { value: 'jos', label: 'Jos Electricity (down)', disabled: true },
  { value: 'ibadan', label: 'Ibadan Electricity Distribution Company, prepaid and postpaid' },
] as const;
type Disco = (typeof discos)[number]['value'];

type ExampleProps = Readonly<{
  start: Disco | null;
  error?: string;
  disabled?: boolean;
  onChange: (value: Disco) => void;
}>;

function Example({ start, error, disabled, onChange }: ExampleProps) {
  const [value, setValue] = useState(start);
  const choose = (chosen: Disco) => {
    setValue(chosen);
    onChange(chosen);
  };
  return (
    <Field label="Disco" error={error}>
      <Select
        value={value}
        onChange={choose}
        choices={discos}
        placeholder="Choose a disco"
        disabled={disabled}
      />
    </Field>
  );
}

const meta = preview.meta({
  title: 'Kit/Select',
  component: Example,
  args: { start: null, onChange: fn() },
});

export const Empty = meta.story();
export const LongText = meta.story({ args: { start: 'ibadan' } });
export const WithError = meta.story({ args: { error: 'Choose the disco.' } });
export const Disabled = meta.story({ args: { start: 'eko', disabled: true } });
export const Dark = meta.story({ args: { start: 'ikeja' }, globals: { theme: 'dark' } });

export const Chosen = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Disco' });
    await expect(select).toHaveDisplayValue('Choose a disco');
    await userEvent.selectOptions(select, 'Eko Electricity');
    await expect(args.onChange).toHaveBeenCalledWith('eko');
    await expect(select).toHaveDisplayValue('Eko Electricity');
    await expect(canvas.queryByRole('option', { name: 'Choose a disco' })).toBeNull();
  },
});
