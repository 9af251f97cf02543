import type { Route } from '../routing/route.ts';

/** The picture of the frame alone, for every address that has no picture of its own. */
export const EMPTY = 'frame';

/** The screens that a visit begins with, drawn into index.html. */
export const pictures = [EMPTY, 'home', 'data', 'transactions'] as const;

/** Which of the pictures in index.html a screen is awaited with. */
export const pictureOf = ({ name }: Pick<Route, 'name'>): string =>
  (pictures as readonly string[]).includes(name) ? name : EMPTY;
