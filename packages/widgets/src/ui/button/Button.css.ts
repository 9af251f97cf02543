import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { controlHeight, touch } from '../../theme/scale.ts';

const { color, space } = vars;

const base = style({
  boxSizing: 'border-box',
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: controlHeight(touch),
  margin: 0,
  padding: `${space[8]} ${space[16]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.family,
  fontSize: vars.size[16],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  letterSpacing: 'normal',
  textAlign: 'center',
  textDecoration: 'none',
  textTransform: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  appearance: 'none',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: vars.motion.quick,
  transitionTimingFunction: vars.motion.ease,
  ...focusRing,
  selectors: {
    '&:active:not(:disabled):not([aria-disabled="true"])': { transform: 'scale(0.985)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'default' },
  },
});

const hover = (rule: { backgroundColor?: string; borderColor?: string; color?: string }) => ({
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled):not([aria-disabled="true"])': rule } } },
});

const surfaces = {
  primary: {
    backgroundColor: color.accent,
    color: color.onAccent,
    ...hover({ backgroundColor: color.accentHover }),
  },
  secondary: {
    backgroundColor: color.surface,
    borderColor: color.lineStrong,
    color: color.text,
    ...hover({ backgroundColor: color.accentSoft, borderColor: color.accent }),
  },
  quiet: {
    backgroundColor: 'transparent',
    color: color.accent,
    ...hover({ backgroundColor: color.accentSoft, color: color.accentHover }),
  },
  /** For an icon that must not attract attention. */
  plain: {
    backgroundColor: 'transparent',
    color: color.muted,
    ...hover({ backgroundColor: color.accentSoft, color: color.text }),
  },
  danger: {
    backgroundColor: color.critical,
    color: color.onCritical,
    ...hover({ backgroundColor: color.criticalHover }),
  },
} as const;

// Clearly disabled, but still readable in sunlight.
const off = style({
  ':disabled': { backgroundColor: color.line, borderColor: 'transparent', color: color.muted },
});

export const variant = styleVariants(surfaces, (surface) => [base, surface, off]);

export const full = style({ width: '100%' });

/** For a button with only an icon. */
export const square = style({ width: touch, padding: 0, flex: 'none' });

/** Hidden but not removed while busy, so that the button keeps its width and its name. The spinner covers it. */
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 0,
  selectors: { [`${base}[aria-busy="true"] > &`]: { opacity: 0 } },
});

export const busy = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
