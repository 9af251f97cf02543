import { style } from '@vanilla-extract/css';

/** Read by screen readers, but not visible. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Receives the focus from a script, so that screen readers read it. It is not a control, so it has no focus ring. */
export const focusTarget = style({ outline: 'none' });
