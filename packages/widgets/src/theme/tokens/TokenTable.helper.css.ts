import { style } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';

const { color, space, size } = vars;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: size[14],
  lineHeight: vars.leading.text,
  textAlign: 'start',
});

export const caption = style({
  paddingBottom: space[8],
  fontSize: size[20],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
});

export const head = style({
  padding: `${space[4]} ${space[8]} ${space[4]} 0`,
  borderBottom: `1px solid ${color.lineStrong}`,
  color: color.muted,
  fontSize: size[12],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});

export const cell = style({
  padding: `${space[8]} ${space[8]} ${space[8]} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const note = style({ display: 'block', color: color.muted, fontSize: size[12] });

export const swatch = style({
  display: 'block',
  width: '100%',
  minWidth: 48,
  height: 24,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 4,
});

export const sample = style({ display: 'inline-block', padding: `2px ${space[8]}`, borderRadius: 4 });

/** Token names. */
export const name = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
