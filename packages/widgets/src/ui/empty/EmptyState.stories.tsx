import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { receipt } from '../icon/glyphs.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    glyph: receipt,
    title: 'Nothing sold yet',
    children: 'Add money, choose what to sell, and your first sale shows here.',
    action: <Button variant="primary">Add money</Button>,
  },
});

export const FirstDay = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
