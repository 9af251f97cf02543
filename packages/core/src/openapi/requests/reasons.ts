import type { Refusal } from '../refusals.ts';

/** What a call does not find, in its own words. */
export const unknown = (why: string): readonly Refusal[] => [{ code: 'not_found', why }];
