import { media, touch, vars } from '@oja/widgets/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { slow as still } from '../screens/Screen.css.ts';
import { BAR, DRAWER } from '../shell/measures.ts';
import { pictures } from './picture.ts';

const { color, space } = vars;

// One page holds both: the sign-in form, and the frame for an agent whose session is remembered.
globalStyle('html:not([data-start="agent"]) > body > #agent, [data-start="agent"] > body > #visitor', {
  display: 'none',
});

// And it holds a picture for each screen that a visit begins with.
for (const picture of pictures) {
  globalStyle(`html:not([data-shows="${picture}"]) [data-picture="${picture}"]`, { display: 'none' });
}

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

/** Over the picture, so that it moves nothing. */
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

export const side = style({
  display: 'none',
  boxSizing: 'border-box',
  width: DRAWER,
  height: `calc(100dvh - ${BAR})`,
  backgroundColor: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.desk]: { display: 'block' } },
});
