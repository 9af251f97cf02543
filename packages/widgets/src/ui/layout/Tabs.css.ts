import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { media } from '../../theme/media.ts';
import { touch, width } from '../../theme/scale.ts';
import { chosen, chosenInForcedColours } from '../choice/chosen.css.ts';

const { color, space } = vars;

/** Tabs of equal width, at most as wide as a form. */
export const list = style({
  display: 'grid',
  maxWidth: width.form,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: 3,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.canvas,
});

export const tab = style({
  boxSizing: 'border-box',
  minHeight: touch,
  minWidth: 0,
  margin: 0,
  padding: `${space[4]} ${space[4]}`,
  border: '1px solid transparent',
  // Fits inside the list's corner at any radius.
  borderRadius: `max(2px, calc(${vars.radius.control} - 3px))`,
  backgroundColor: 'transparent',
  color: color.muted,
  fontFamily: vars.font.family,
  fontSize: vars.size[14],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  letterSpacing: 'normal',
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  appearance: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  ...focusRing,
  selectors: {
    '&[aria-selected="true"]': { ...chosen, color: color.text },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-selected="true"])': { color: color.text } } },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': chosenInForcedColours },
    },
  },
});

export const panel = style({
  minWidth: 0,
  paddingTop: space[16],
  borderRadius: vars.radius.control,
  ...focusRing,
  selectors: { '&[hidden]': { display: 'none' } },
});
