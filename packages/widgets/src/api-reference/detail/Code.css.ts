import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';

const { color, space } = vars;

export const block = style({ display: 'flex', flexDirection: 'column', gap: space[8], minWidth: 0 });
export const blockFoot = style({ display: 'flex', alignItems: 'center', gap: space[8] });

/** Long lines wrap, so that a phone needs no horizontal scrolling. */
export const pre = style([
  {
    fontFamily: vars.font.mono,
    fontSize: vars.size[14],
    lineHeight: vars.leading.text,
    overflowWrap: 'anywhere',

    margin: 0,
    padding: space[12],
    borderRadius: vars.radius.control,
    border: `1px solid ${color.line}`,
    backgroundColor: color.canvas,
    color: color.text,
    whiteSpace: 'pre-wrap',
    tabSize: 2,
    // Smaller text fits more of a line in a narrow container.
    '@container': { '(max-width: 480px)': { fontSize: vars.size[12] } },
  },
]);

export const answer = style({
  maxHeight: 480,
  overflowY: 'auto',
  borderRadius: vars.radius.control,
  ...focusRing,
});

export const cover = style({
  margin: 0,
  padding: `2px ${space[8]}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.family,
  fontSize: vars.size[12],
  lineHeight: vars.leading.text,
  cursor: 'pointer',
  appearance: 'none',
  ...focusRing,
});
