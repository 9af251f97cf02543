import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { small } from '../theme/type.css.ts';

const { color, space } = vars;

export const column = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const well = style([
  small,
  { display: 'flex', alignItems: 'center', gap: space[8], color: color.positive },
]);

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const notice = style({ color: color.muted, fontSize: vars.size[14], overflowWrap: 'anywhere' });
