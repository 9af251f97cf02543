import { vars } from '@oja/widgets/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontWeight: vars.weight.strong,
});

export const done = style([number, { backgroundColor: color.positiveSoft, color: color.positive }]);

export const words = style({ display: 'flex', flexDirection: 'column', flex: '1 1 auto', minWidth: 0 });

export const title = style({ fontWeight: vars.weight.medium });

export const body = style({ color: color.muted, fontSize: vars.size[14] });
