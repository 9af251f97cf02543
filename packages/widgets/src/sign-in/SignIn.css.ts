import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/focus.ts';
import { width } from '../theme/scale.ts';

const { color, space, size } = vars;

export const root = style({ maxWidth: width.form });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  margin: 0,
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[16] });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  // Compensates the links' touch targets, which add to the distance.
  marginTop: -12,
  color: color.muted,
  fontSize: size[14],
});

export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], minHeight: 44 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.accent,
  fontWeight: vars.weight.medium,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.control,
  ':hover': { color: color.accentHover },
  ...focusRing,
});
