import { style } from '@vanilla-extract/css';

/** As wide as a few digits and two buttons need. */
export const stepper = style({ maxWidth: 200 });
