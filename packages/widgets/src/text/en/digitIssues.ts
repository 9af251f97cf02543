import { plural } from './plural.ts';

/** A number of a fixed length with too few or too many digits. For the sections that have messages of numbers. */
export const digitIssues = {
  'too-short': ({ missing }: { readonly missing: number }) =>
    plural(missing, { one: '1 digit is missing.', other: `${missing} digits are missing.` }),
  'too-long': ({ extra }: { readonly extra: number }) =>
    plural(extra, { one: 'There is 1 digit too many.', other: `There are ${extra} digits too many.` }),
};
