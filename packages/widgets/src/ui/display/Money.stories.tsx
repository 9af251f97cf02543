import { kobo } from '@oja/core';
import preview from '../../../../../.storybook/preview.tsx';
import { AmountText, Money } from './Money.tsx';

const meta = preview.meta({
  title: 'Kit/Money',
  component: Money,
  argTypes: {
    kobo: { control: 'number' },
    size: { control: 'select', options: ['inherit', 12, 14, 16, 20, 24, 32] },
    as: { control: 'inline-radio', options: ['exact', 'price'] },
    strong: { control: 'boolean' },
    muted: { control: 'boolean' },
  },
  args: { kobo: kobo(4_825_000) },
});

export const Balance = meta.story({ args: { size: 32, strong: true } });
export const Price = meta.story({ args: { as: 'price', kobo: kobo(45_600) } });
export const TwelveDigits = meta.story({ args: { size: 32, strong: true, kobo: kobo(999_999_999_999) } });

const column = (
  <div style={{ display: 'grid', justifyItems: 'end', gap: 8 }}>
    {[111_111_100, 8_888_880, 4_825_000, -45_600, 0].map((amount) => (
      <Money key={amount} kobo={kobo(amount)} size={20} />
    ))}
    <AmountText text="22.2 kWh" />
    <AmountText text="₦456/GB" size={12} muted />
  </div>
);

export const Column = meta.story({ render: () => column });
export const Dark = meta.story({ render: () => column, globals: { theme: 'dark' } });
export const InPoppins = meta.story({ render: () => column, globals: { font: 'Poppins' } });
