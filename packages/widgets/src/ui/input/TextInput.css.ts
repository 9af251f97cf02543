import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { controlHeight, touch } from '../../theme/scale.ts';

const { color, space } = vars;

export const box = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minWidth: 0,
  minHeight: controlHeight('48px'),
  paddingInline: space[12],
  backgroundColor: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.text,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:has(> :focus-visible)': {
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-1px',
      borderColor: color.accent,
    },
    '&:has(> [aria-invalid="true"])': { borderColor: color.critical },
    '&:has(> [aria-invalid="true"]:focus-visible)': { outlineColor: color.critical },
    '&:has(> :disabled)': { backgroundColor: color.canvas, color: color.muted },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(> :disabled))': { borderColor: color.text } } },
  },
});

export const input = style({
  boxSizing: 'border-box',
  flex: '1 1 0',
  minWidth: 0,
  width: '100%',
  minHeight: touch,
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  boxShadow: 'none',
  appearance: 'none',
  color: 'inherit',
  fontFamily: vars.font.family,
  // At least 16 px: iOS zooms in on smaller inputs.
  fontSize: vars.size[16],
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  letterSpacing: 'normal',
  '::placeholder': { color: color.muted, opacity: 1 },
  selectors: {
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The box shows the focus ring, around adornments too.
    '&:focus-visible': { outline: 'none' },
  },
});

export const digits = style({
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.02em',
});

export const slot = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', color: color.muted });

/** Reaches the edge of the box, so that it is easy to tap. */
export const control = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineEnd: `calc(${space[8]} * -1)`,
});
