/** Height of the top bar. Sticky elements and scroll targets start below it. */
export const BAR = '64px';

/** Width of the second column of the home screen, and the window width from which it has one. */
export const SECOND_COLUMN = '320px';
export const twoColumns = '(min-width: 1120px)';

/** Width of the side menu (specification, section 9). */
export const DRAWER = '260px';
