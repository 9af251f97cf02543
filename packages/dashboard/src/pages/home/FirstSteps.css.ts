import { vars } from '@oja/widgets/theme/contract.css.ts';
import { media } from '@oja/widgets/theme/media.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: 44,
  padding: `${space[12]} ${space[16]}`,
  color: color.text,
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  '@media': { [media.hover]: { selectors: { 'a&:hover': { backgroundColor: color.accentSoft } } } },
});

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
