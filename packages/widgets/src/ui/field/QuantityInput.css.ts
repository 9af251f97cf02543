import { style } from '@vanilla-extract/css';

/** A few digits and two buttons: no wider than they need. */
export const stepper = style({ maxWidth: 200 });
