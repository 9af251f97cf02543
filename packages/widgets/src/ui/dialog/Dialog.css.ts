import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const { color, space, motion } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const fromStart = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromEnd = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });

const dialog = style({
  boxSizing: 'border-box',
  position: 'fixed',
  inset: 'auto',
  padding: 0,
  border: `1px solid ${color.line}`,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow,
  overscrollBehavior: 'contain',
  '::backdrop': { backgroundColor: color.scrim, animation: `${appear} ${motion.base} ${motion.ease}` },
});

const drawer = {
  insetBlock: 0,
  width: 'min(320px, calc(100vw - 48px))',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
} as const;

export const placement = styleVariants(
  {
    /** A bottom sheet on a phone, centred on a wide screen. */
    center: {
      bottom: 0,
      insetInline: 0,
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'calc(100dvh - 48px)',
      margin: 0,
      borderWidth: '1px 0 0',
      borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      animation: `${rise} ${motion.slow} ${motion.ease}`,
      '@media': {
        [media.wide]: {
          inset: 0,
          width: 'fit-content',
          minWidth: 360,
          maxWidth: 440,
          height: 'fit-content',
          margin: 'auto',
          borderWidth: 1,
          borderRadius: vars.radius.card,
        },
      },
    },
    start: {
      ...drawer,
      insetInlineStart: 0,
      borderWidth: '0 1px 0 0',
      animation: `${fromStart} ${motion.slow} ${motion.ease}`,
    },
    end: {
      ...drawer,
      insetInlineEnd: 0,
      borderWidth: '0 0 0 1px',
      animation: `${fromEnd} ${motion.slow} ${motion.ease}`,
    },
  },
  (rule) => [dialog, rule],
);

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: `${space[8]} 0`,
  paddingInline: `${space[16]} ${space[8]}`,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: `${space[8]} ${space[16]} ${space[16]}`,
  paddingBottom: `max(${space[16]}, env(safe-area-inset-bottom))`,
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': { [media.wide]: { flexDirection: 'row-reverse', justifyContent: 'flex-start' } },
});

/** Takes the focus when the dialog opens. Shows no focus ring, because it is not a control. */
export const name = style({ outline: 'none', minWidth: 0, overflowWrap: 'anywhere' });
