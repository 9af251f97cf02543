import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { touch } from '../../theme/scale.ts';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const place = style({ zIndex: 2147482000, outline: 'none' });

export const popup = style({
  boxSizing: 'border-box',
  minWidth: 220,
  maxWidth: 'calc(100vw - 16px)',
  padding: space[4],
  backgroundColor: color.raised,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow,
  color: color.text,
  animation: `${arrive} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const header = style({
  padding: `${space[12]} ${space[12]} ${space[8]}`,
  marginBottom: space[4],
  borderBottom: `1px solid ${color.line}`,
});

export const item = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: touch,
  margin: 0,
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[16],
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { backgroundColor: color.accentSoft },
  ':focus': { outline: 'none', backgroundColor: color.accentSoft },
  ':focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
});

export const glyph = style({ display: 'inline-flex', color: color.muted });

export const label = style({ flex: '1 1 auto', minWidth: 0 });

export const note = style({
  paddingInline: space[8],
  borderRadius: vars.radius.round,
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontSize: vars.size[12],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.text,
});
