import { notFound } from '../http/refusal.ts';

/** Stands in `handlers` for a row of the table that has no handler yet: the server speaks as one without that call. */
export const notYet = async (): Promise<never> => {
  throw notFound('This server does not have that call yet.');
};
