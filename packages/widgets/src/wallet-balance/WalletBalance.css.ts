import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { caption, label, subheading } from '../theme/type.css.ts';

const { color, space, size } = vars;

/** Container width from which the button is beside the balance, even one of twelve digits. */
const beside = '(min-width: 520px)';

// The container whose width limits the balance.
export const sheet = style({ containerType: 'inline-size' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
  // Aligns the icons, instead of their larger touch targets, with the edge.
  marginTop: -8,
  marginInlineEnd: -16,
});

/** The title, with the "low" badge beside or below it. Both always fit. */
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minWidth: 0,
});

export const title = style([label, { color: color.muted }]);

export const actions = style({ display: 'flex', flex: 'none' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const turning = style({ display: 'inline-flex' });
globalStyle(`${turning}[data-refreshing="true"] svg`, {
  animation: `${turn} 900ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  height: `calc(${size[32]} * ${vars.leading.tight})`,
  margin: 0,
  fontSize: size[32],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

/** Always two lines high, so that a changing message causes no layout shift. */
export const line = style({ minHeight: `calc(${size[12]} * ${vars.leading.text} * 2)` });

export const asOf = style([caption, { fontVariantNumeric: 'tabular-nums' }]);

/** The failure text in place of the balance. */
export const noFigure = style([
  subheading,
  { display: 'flex', alignItems: 'center', minHeight: `calc(${size[32]} * ${vars.leading.tight})` },
]);

export const stale = style([
  caption,
  { display: 'flex', alignItems: 'flex-start', gap: space[4], color: color.caution },
]);

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@container': {
    [beside]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between' },
  },
});
