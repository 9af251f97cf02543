import { focusRing, touch, vars, width } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const contact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: space[4], minWidth: 0 });

export const ways = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const muted = style({ color: color.muted });

export const question = style({
  paddingInline: space[16],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const summary = style({
  display: 'list-item',
  minHeight: touch,
  paddingBlock: space[12],
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ...focusRing,
});

export const answer = style({ maxWidth: width.text, paddingBottom: space[16], color: color.muted });
