import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { body } from '../../theme/type.css.ts';
import { Field } from '../form/Field.tsx';
import { TextInput } from '../input/TextInput.tsx';
import { Card } from './Card.tsx';
import { Tabs } from './Tabs.tsx';

type Way = 'account' | 'card' | 'hand';
const tabs = [
  { value: 'account', label: 'Own account' },
  { value: 'card', label: 'Card' },
  { value: 'hand', label: 'Manual transfer' },
] as const;

function Panel({ way }: Readonly<{ way: Way }>) {
  const [typed, setTyped] = useState('');
  if (way === 'card') return <p className={body}>Nothing to choose here.</p>;
  return (
    <Field label={`Note for ${way}`}>
      <TextInput value={typed} onChange={setTyped} />
    </Field>
  );
}

function Example({ label }: Readonly<{ label: string }>) {
  const [way, setWay] = useState<Way>('account');
  return (
    <Card>
      <Tabs label={label} tabs={tabs} value={way} onChange={setWay}>
        {(shown) => <Panel way={shown} />}
      </Tabs>
    </Card>
  );
}

const meta = preview.meta({ title: 'Kit/Tabs', component: Example, args: { label: 'Ways to pay' } });

export const KeepsWhatWasTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Note for account'), 'rent');
    await userEvent.click(canvas.getByRole('tab', { name: 'Card' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Card' })).toBeVisible();
    await expect(canvas.queryByLabelText('Note for hand')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Own account' }));
    await expect(canvas.getByLabelText('Note for account')).toHaveValue('rent');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Own account')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Manual transfer')).toHaveFocus();
    await expect(tab('Manual transfer')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowRight}');
    await expect(tab('Card')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Card' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Card')).toHaveFocus();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
