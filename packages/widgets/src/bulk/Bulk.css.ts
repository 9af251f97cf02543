import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { width } from '../theme/scale.ts';
import { figures, small } from '../theme/type.css.ts';
import { table as figureTable } from '../ui/display/table.css.ts';

const { color, space } = vars;

export const root = style({ maxWidth: width.page });

/** A form of limited width. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minWidth: 0,
  maxWidth: width.form,
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: space[16], minWidth: 0 });

/** Receives the focus when the focused control is removed. It is not a control, so it has no focus ring. */
export const stop = style([stack, { outline: 'none' }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });

export const muted = style([
  small,
  { color: color.muted, overflowWrap: 'anywhere', margin: 0, maxWidth: width.form },
]);

/** Example lines, with digits of equal width and no wrapping. */
export const example = style([
  small,
  {
    display: 'block',
    marginTop: space[4],
    fontFamily: vars.font.figures,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);

export const list = style({
  boxSizing: 'border-box',
  display: 'block',
  width: '100%',
  minHeight: '12rem',
  padding: space[12],
  resize: 'vertical',
  backgroundColor: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: color.text,
  fontFamily: vars.font.figures,
  // At least 16 px: phones zoom in on a smaller input.
  fontSize: vars.size[16],
  lineHeight: vars.leading.text,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: color.critical },
    '&:disabled': { backgroundColor: color.canvas, color: color.muted },
  },
});

export const progress = style({
  display: 'block',
  width: '100%',
  height: space[8],
  appearance: 'none',
  border: 0,
  borderRadius: space[4],
  overflow: 'hidden',
  backgroundColor: color.line,
  accentColor: color.accent,
  selectors: {
    '&::-webkit-progress-bar': { backgroundColor: color.line },
    '&::-webkit-progress-value': { backgroundColor: color.accent },
    '&::-moz-progress-bar': { backgroundColor: color.accent },
  },
});

export const table = style([figureTable]);

export const sale = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[12],
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
});

export const what = style({ display: 'grid', flex: '1 1 120px', gap: 2, minWidth: 0 });

export const number = style([figures, { fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }]);

export const outcome = style({ display: 'grid', gap: 2, justifyItems: 'end', marginInlineStart: 'auto' });

export const figure = style([figures]);
