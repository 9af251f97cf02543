/** What is wrong with a recipient's number, and what to do. One for each issue of core's `checkPhone`. */
export const phoneIssues = {
  empty: 'Enter the phone number to load.',
  letters: 'A phone number has digits only. Check it and type it again.',
  'too-short': ({ missing }: { missing: number }) =>
    missing === 1 ? '1 digit is missing.' : `${missing} digits are missing.`,
  'too-long': ({ extra }: { extra: number }) =>
    extra === 1 ? 'There is 1 digit too many.' : `There are ${extra} digits too many.`,
  'toll-free': 'Numbers that start with 0800 or 0700 can\u2019t be loaded. Enter a mobile number.',
  landline: 'This is a landline. Enter a mobile number.',
  foreign: 'This is not a Nigerian number. Enter one that starts with 0 or +234.',
  'not-mobile': 'This is not a mobile number. It starts with 07, 08 or 09.',
};
