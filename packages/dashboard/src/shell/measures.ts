/** Height of the top bar. Sticky elements and scroll targets start below it. */
export const BAR = '64px';

/** Width of the side menu (specification, section 9). */
export const DRAWER = '260px';
