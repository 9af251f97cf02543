import type { DeliveryState, MoneyState } from '@oja/core';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { en } from '../../text/en.ts';
import { MoneyBadge, StatusBadge } from './Badge.tsx';

const moneyStates = Object.keys(en.money) as MoneyState[];
const deliveryStates = Object.keys(en.delivery) as DeliveryState[];

function Words() {
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {moneyStates.map((state) => (
        <MoneyBadge key={state} state={state} words={en.money} />
      ))}
      {deliveryStates.map((state) => (
        <StatusBadge key={state} state={state} words={en.delivery} />
      ))}
    </div>
  );
}

const meta = preview.meta({ title: 'Kit/Status words', component: Words });

export const Every = meta.story({
  play: async ({ canvas }) => {
    for (const word of [...Object.values(en.money), ...Object.values(en.delivery)]) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
