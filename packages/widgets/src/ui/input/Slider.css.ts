import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { touch } from '../../theme/scale.ts';

const { color, space } = vars;

export const slider = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: space[12] });

export const label = style({ fontSize: vars.size[14], fontWeight: vars.weight.medium });

export const value = style({ color: color.muted, fontFamily: vars.font.figures, fontSize: vars.size[14] });

/** A native range input in the accent colour, with native keys, touch and announcements. */
export const range = style({
  width: '100%',
  height: touch,
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  ...focusRing,
});
