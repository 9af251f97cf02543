import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { caption, label, subheading } from '../theme/type.css.ts';

const { color, space, size } = vars;

/** Where the button stands beside the figure, even one of twelve digits. */
const beside = '(min-width: 520px)';

export const root = style({ width: '100%' });

// The measure of the figure, which may take the whole width and no more.
export const sheet = style({ containerType: 'inline-size' });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: 44,
  // The icons are smaller than their thumb-sized ground: their drawings, not their grounds, meet the edge.
  marginTop: -8,
  marginInlineEnd: -16,
});

/** The name, and beside it or under it that the balance is low: there is room for both. */
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

/** Two lines high, always: what is to be said about the figure comes and goes, and nothing below it moves. */
export const line = style({ minHeight: `calc(${size[12]} * ${vars.leading.text} * 2)` });

export const asOf = style([caption, { fontVariantNumeric: 'tabular-nums' }]);

/** Where the figure would stand. */
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
