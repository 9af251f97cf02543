import { vars } from '@oja/widgets/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const none = style({ color: color.muted });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: '1 1 auto',
  minWidth: 0,
});

export const sale = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const where = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const since = style({ color: color.muted, fontSize: vars.size[14] });
