/** The picture of no screen in particular, for every address that has no picture of its own. */
export const EMPTY = 'frame';
