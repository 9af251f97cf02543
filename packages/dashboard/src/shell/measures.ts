/** How high the top bar is: what sticks under it, and what is scrolled to, begins there. */
export const BAR = '64px';

/** How wide the side menu is (specification, section 9). */
export const DRAWER = '260px';
