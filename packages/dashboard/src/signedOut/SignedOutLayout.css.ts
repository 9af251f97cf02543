import { media, touch, vars, width } from '@oja/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '@media': {
    [media.pair]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const brand = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[32],
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${width.form} + 2 * ${space[24]})`,
  marginInline: 'auto',
  padding: `${space[48]} ${space[24]} 0`,
  '@media': {
    [media.pair]: {
      isolation: 'isolate',
      overflow: 'hidden',
      maxWidth: 'none',
      padding: `${space[48]} ${space[32]}`,
      backgroundColor: color.accent,
      color: color.onAccent,
      // A pattern of rings, as on tie-dyed adire cloth.
      '::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: 0,
        opacity: 0.14,
        backgroundImage: [
          'repeating-radial-gradient(circle at 100% 42%, transparent 0 22px, currentcolor 22px 24px)',
          'radial-gradient(circle, currentcolor 1px, transparent 1.5px)',
        ].join(', '),
        backgroundSize: 'auto, 24px 24px',
        maskImage: 'linear-gradient(250deg, #000, transparent 70%)',
      },
    },
  },
});

// In dark mode the accent is a light colour for small elements, so the large panel uses its deep shade.
const darkPanel = { backgroundColor: color.accentSoft, color: color.text };
globalStyle(`:root:not([data-oja-theme="light"]) ${brand}`, {
  '@media': { [`${media.pair} and (prefers-color-scheme: dark)`]: darkPanel },
});
globalStyle(`[data-oja-theme="dark"] ${brand}`, { '@media': { [media.pair]: darkPanel } });

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
  listStyle: 'none',
  '@media': { [media.pair]: { display: 'flex' } },
});

export const promise = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const form = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${width.form} + 2 * ${space[24]})`,
  marginInline: 'auto',
  padding: space[24],
  '@media': { [media.pair]: { alignSelf: 'center' } },
});

/** Reserves space, so that the form does not move when the links load. */
export const languages = style({ minHeight: touch });
