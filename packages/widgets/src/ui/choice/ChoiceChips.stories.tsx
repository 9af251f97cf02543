import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { allProviders } from '../../theme/providers/allProviders.ts';
import { findProviderLook } from '../../theme/providers/providerLook.ts';
import { ProviderTile } from '../display/ProviderTile.tsx';
import { type Choice, ChoiceChips, type ChoiceChipsProps } from './ChoiceChips.tsx';

type Props = Omit<ChoiceChipsProps<string>, 'value' | 'onChange'> & Readonly<{ start?: string | null }>;

function Chooser({ start = null, ...rest }: Props) {
  const [value, setValue] = useState(start);
  return <ChoiceChips {...rest} value={value} onChange={setValue} />;
}

const network = (id: string, label: string, more?: Partial<Choice<string>>): Choice<string> => ({
  value: id,
  label,
  leading: <ProviderTile look={findProviderLook(allProviders, id)} name={label} />,
  ...more,
});
const networks = [
  network('mtn', 'MTN'),
  network('airtel', 'Airtel'),
  network('glo', 'Glo'),
  network('t2', 'T2'),
];
const validities = ['All', 'Daily', 'Weekly', 'Monthly', 'Quarterly', 'Yearly'].map((label) => ({
  value: label,
  label,
}));

const meta = preview.meta({
  title: 'Kit/ChoiceChips',
  component: Chooser,
  args: { legend: 'Network', choices: networks, layout: 'line' as const },
});

export const Networks = meta.story();

export const Chosen = meta.story({
  args: { start: 'mtn' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'MTN' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Airtel' }));
    await expect(canvas.getByRole('radio', { name: 'Airtel' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'MTN' })).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Network' })).toBeVisible();
  },
});

export const OneIsDown = meta.story({
  args: {
    start: 'mtn',
    choices: [...networks.slice(0, 2), network('glo', 'Glo', { note: 'Down', disabled: true })],
  },
});

export const WithError = meta.story({
  args: { error: 'Choose a network.', hint: 'The network that the number uses now.' },
});

export const Filters = meta.story({
  args: { legend: 'Validity', legendHidden: true, choices: validities, layout: 'scroll', start: 'Weekly' },
});

export const Wrapped = meta.story({
  args: { legend: 'Validity', choices: validities, layout: 'wrap', start: 'All' },
});

export const Amounts = meta.story({
  args: {
    legend: 'Usual amounts',
    choices: ['₦100', '₦200', '₦500', '₦1,000', '₦2,000'].map((label) => ({ value: label, label })),
    layout: 'amounts',
    start: '₦500',
  },
});

export const Rows = meta.story({
  args: {
    legend: 'What to pay for',
    choices: [
      { value: 'renew', label: 'Renew · DStv Compact + ExtraView', note: '₦25,000' },
      { value: 'change', label: 'Change package' },
    ],
    layout: 'rows',
    start: 'renew',
  },
});

const every = (
  <>
    <Chooser legend="Network" choices={networks} layout="line" start="airtel" />
    <Chooser legend="Validity" choices={validities} layout="wrap" start="Monthly" />
  </>
);

export const Every = meta.story({ render: () => every });
export const Dark = meta.story({ render: () => every, globals: { theme: 'dark' } });

export const LongText = meta.story({
  args: {
    choices: [
      network('smile', 'Smile Communications Nigeria Limited'),
      network('t2', 'T2 (9mobile)'),
      network('airtel', 'Airtel'),
      network('mtn', 'MTN'),
    ],
    start: 'smile',
  },
});
