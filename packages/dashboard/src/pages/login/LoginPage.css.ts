import { vars } from '@oja/widgets/theme/contract.css.ts';
import { media } from '@oja/widgets/theme/media.ts';
import { width } from '@oja/widgets/theme/scale.ts';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.desk]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const brand = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[32],
  padding: `${space[48]} ${space[24]} 0`,
  width: '100%',
  maxWidth: width.form,
  marginInline: 'auto',
  '@media': {
    [media.desk]: {
      maxWidth: 'none',
      padding: space[48],
      backgroundColor: color.accent,
      color: color.onAccent,
    },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontSize: vars.size[24],
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.01em',
  lineHeight: vars.leading.tight,
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const promises = style({
  display: 'none',
  flexDirection: 'column',
  gap: space[16],
  padding: 0,
  fontSize: vars.size[16],
  listStyle: 'none',
  '@media': { [media.desk]: { display: 'flex' } },
});

export const promise = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const form = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: width.form,
  marginInline: 'auto',
  padding: space[24],
  '@media': { [media.desk]: { alignSelf: 'center' } },
});
