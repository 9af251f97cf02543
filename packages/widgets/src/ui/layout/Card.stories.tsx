import { kobo } from '@oja/core';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import * as type from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { Money } from '../display/Money.tsx';
import { plus } from '../icon/glyphs.ts';
import { Card } from './Card.tsx';

function Balance() {
  return (
    <Card as="section" labelledBy="balance">
      <h2 id="balance" className={type.label}>
        Balance
      </h2>
      <Money kobo={kobo(4_825_000)} size={32} strong />
      <Button glyph={plus} variant="primary">
        Add money
      </Button>
    </Card>
  );
}

const meta = preview.meta({ title: 'Kit/Card', component: Balance });

export const Named = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Balance' })).toBeVisible();
  },
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Round = meta.story({ globals: { radius: '24px' } });
export const Sharp = meta.story({ globals: { radius: '4px' } });
