import { ok } from '@oja/core/testing';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withClient } from '../testing/withClient.tsx';
import { Purchase } from './index.ts';
import { ticketShelf, tickets } from './tickets.fixture.ts';

const meta = preview.meta({
  title: 'Widgets/Purchase',
  component: Purchase,
  args: { definition: tickets },
  ...withClient({ answers: { services: () => ok(ticketShelf) } }),
});

/** A category outside the catalogue, with a field of each kind: the form follows from its definition. */
export const InventedCategory = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Terra Kulture' }));
    await expect(canvas.getByRole('radio', { name: /^Matinee/ })).toBeEnabled();
  },
});
