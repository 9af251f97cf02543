import { kobo } from '@oja/core';
import preview from '../../../../../.storybook/preview.tsx';
import * as type from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { plus } from '../icon/glyphs.ts';
import { Money } from '../money/Money.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Kit/Card', component: Card });

const balance = (
  <>
    <p className={type.small}>Balance</p>
    <Money kobo={kobo(4_825_000)} size={32} strong />
    <Button glyph={plus} variant="primary">
      Add money
    </Button>
  </>
);

export const Plain = meta.story({ args: { children: balance } });
export const Dark = meta.story({ args: { children: balance }, globals: { theme: 'dark' } });

export const Named = meta.story({
  args: {
    as: 'section',
    labelledBy: 'recent',
    children: (
      <>
        <h2 id="recent" className={type.heading}>
          Recent
        </h2>
        <p className={type.body}>Nothing has been sold today.</p>
      </>
    ),
  },
});

export const Round = meta.story({ args: { children: balance }, globals: { radius: '24px' } });
export const Sharp = meta.story({ args: { children: balance }, globals: { radius: '4px' } });
