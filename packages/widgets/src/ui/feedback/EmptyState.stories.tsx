import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/Button.tsx';
import { receipt } from '../icon/glyphs.ts';
import { EmptyState } from './EmptyState.tsx';

function NothingSold() {
  return (
    <EmptyState
      glyph={receipt}
      title="Nothing sold yet"
      action={<Button variant="primary">Add money</Button>}
    >
      Add money and choose what to sell. Your sales show here.
    </EmptyState>
  );
}

const meta = preview.meta({ title: 'Kit/EmptyState', component: NothingSold });

export const FirstDay = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
