import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { body, figures } from '../theme/type.css.ts';

const { color, space } = vars;

/** Two columns if each fits the width of a form. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 320px), ${width.form}))`,
  alignItems: 'start',
  gap: space[16],
});

export const column = style({ display: 'grid', gap: space[16], minWidth: 0, containerType: 'inline-size' });

export const part = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[12],
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});

export const name = style([
  body,
  { display: 'flex', justifyContent: 'space-between', gap: space[16], overflowWrap: 'anywhere' },
]);

export const count = style([figures]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[16] });
