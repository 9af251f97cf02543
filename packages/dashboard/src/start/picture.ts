import type { Route } from '../routing/route.ts';
import { serviceIds } from '../routing/serviceIds.ts';
import { EMPTY } from './emptyPicture.ts';

/** The screens that a visit begins with, drawn into index.html. */
export const pictures: readonly string[] = [EMPTY, 'home', ...serviceIds, 'transactions'];

/** Which of the pictures in index.html a screen is awaited with. */
export const pictureOf = ({ name }: Pick<Route, 'name'>): string => (pictures.includes(name) ? name : EMPTY);
