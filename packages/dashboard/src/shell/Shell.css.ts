import { media, vars, width } from '@oja/widgets/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { BAR, DRAWER } from './measures.ts';

const { color, space } = vars;

export const shell = style({ minHeight: '100dvh' });

// Keeps a focused element from scrolling under the bar.
globalStyle('html', {
  scrollPaddingTop: `calc(var(--oja-bar) + ${space[16]})`,
  vars: { '--oja-bar': BAR },
});

/** First in tab order. Off screen until it has the focus. */
export const skip = style({
  position: 'fixed',
  zIndex: 20,
  insetInlineStart: space[8],
  top: space[8],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style({ display: 'flex', alignItems: 'flex-start' });

export const side = style({
  position: 'sticky',
  top: 'var(--oja-bar)',
  flex: 'none',
  boxSizing: 'border-box',
  width: DRAWER,
  height: 'calc(100dvh - var(--oja-bar))',
  padding: `${space[24]} ${space[12]}`,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@media': { [media.print]: { display: 'none' } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: '1 1 0',
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: `calc(${width.page} + 2 * ${space[32]})`,
  marginInline: 'auto',
  padding: space[16],
  paddingBottom: `max(${space[32]}, env(safe-area-inset-bottom))`,
  outline: 'none',
  '@media': { [media.wide]: { gap: space[24], padding: `${space[24]} ${space[32]} ${space[48]}` } },
});

const top = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const head = styleVariants(
  {
    shown: {},
    /** For the home screen, which starts with the balance: on a phone its title is only read out. */
    quiet: {
      '@media': {
        [`not all and ${media.wide}`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
  (rule) => [top, rule],
);

/** Receives focus on arrival, to be read out. It can't be pressed, so it has no focus ring. */
export const heading = style({
  outline: 'none',
  // At twice the text size, "Documentation" is wider than a phone.
  overflowWrap: 'break-word',
});
