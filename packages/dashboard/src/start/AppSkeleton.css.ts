import { container, media, touch, vars } from '@oja/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { slow as still } from '../screens/Screen.css.ts';
import { BAR, DRAWER, SECOND_COLUMN, twoColumns } from '../shell/measures.ts';

const { color, space, size } = vars;

// index.html contains both the sign-in form and the frame for an agent with a stored session. This hides one of them.
globalStyle('html:not([data-start="agent"]) > body > #agent, [data-start="agent"] > body > #signed-out', {
  display: 'none',
});

/** The start script sets this attribute on the page. */
const atHome = '[data-shows="home"] &';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  boxSizing: 'border-box',
  height: BAR,
  paddingInline: `${space[8]} ${space[16]}`,
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.line}`,
});

export const menu = style({
  display: 'grid',
  placeItems: 'center',
  width: touch,
  height: touch,
  color: color.muted,
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  paddingInline: space[8],
});

export const person = style({
  flex: 'none',
  width: 32,
  height: 32,
  marginInlineStart: 'auto',
  borderRadius: '50%',
  backgroundColor: color.accentSoft,
});

export const side = style({
  display: 'none',
  boxSizing: 'border-box',
  width: DRAWER,
  height: `calc(100dvh - ${BAR})`,
  backgroundColor: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.desk]: { display: 'block' } },
});

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': { [`not all and ${media.wide}`]: { selectors: { [atHome]: { display: 'none' } } } },
});

/** Placeholder for content that is still loading. */
const empty = {
  backgroundColor: color.line,
  borderRadius: vars.radius.control,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText' } },
};
const place = style(empty);

/** Same height as the breadcrumb's line. */
export const crumbs = style([
  place,
  {
    boxSizing: 'border-box',
    width: '16ch',
    height: `calc(${size[14]} * ${vars.leading.text})`,
    paddingBlock: '0.25em',
    backgroundClip: 'content-box',
    selectors: { [atHome]: { display: 'none' } },
  },
]);

export const title = style({ minHeight: '1lh', selectors: { '&:empty': { ...empty, width: '8ch' } } });

/** Holds the cards. On the home screen it is as wide as the column of the balance (pages/home/HomePage.css.ts). */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 'inherit',
  containerType: 'inline-size',
  '@media': {
    [twoColumns]: { selectors: { [atHome]: { width: `calc(100% - ${SECOND_COLUMN} - ${space[24]})` } } },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  boxSizing: 'border-box',
  padding: space[16],
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  '@container': { [container.wide]: { padding: space[24] } },
});

export const row = style([place, { height: 48 }]);

/** The first sentence of the screen. Most screens have none. */
export const says = style({ selectors: { '&:empty': { display: 'none' } } });

/** Copies the layout of the balance card (`@oja/widgets/wallet-balance`). */
export const balance = style({ display: 'none', gap: 0, selectors: { [atHome]: { display: 'flex' } } });
export const label = style({
  display: 'flex',
  alignItems: 'center',
  height: touch,
  marginTop: -8,
  color: color.muted,
});
export const figure = style({
  height: `calc(${size[32]} * ${vars.leading.tight})`,
  fontSize: size[32],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  selectors: { '&:empty': { ...empty, width: '6.5em' } },
});
export const moment = style({
  minHeight: `calc(${size[12]} * ${vars.leading.text} * 2)`,
  fontVariantNumeric: 'tabular-nums',
});

/** From 520 px of content (`@oja/widgets/wallet-balance`), padding and border, the button is beside the balance. */
export const addMoney = style([
  place,
  { height: touch, marginTop: space[12], '@container': { '(min-width: 554px)': { display: 'none' } } },
]);

/** Floats over the frame, so that it moves nothing. */
export const slow = style([
  still,
  {
    position: 'fixed',
    bottom: space[16],
    insetInline: space[16],
    width: 'fit-content',
    marginInline: 'auto',
    padding: `${space[8]} ${space[16]}`,
    borderRadius: vars.radius.round,
    backgroundColor: color.raised,
    boxShadow: vars.shadow,
  },
]);
