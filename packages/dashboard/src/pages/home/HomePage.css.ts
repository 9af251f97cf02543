import { vars } from '@oja/widgets/theme/contract.css.ts';
import { media } from '@oja/widgets/theme/media.ts';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[24] });

export const top = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
