import { style } from '@vanilla-extract/css';

/** Receives the focus from a script, so that screen readers read it. It is not a control, so it has no focus ring. */
export const focusTarget = style({ outline: 'none' });
