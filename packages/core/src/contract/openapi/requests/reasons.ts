import type { Refusal } from '../refusals.ts';

/** A not-found refusal with a specific reason. */
export const unknown = (why: string): readonly Refusal[] => [{ code: 'not_found', why }];
