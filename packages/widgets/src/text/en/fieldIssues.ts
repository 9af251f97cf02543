import { formatPrice, type Kobo } from '@oja/core';

/** In kobo. */
const NAIRA = 100;

const count = (figure: number, one: string) => (figure === 1 ? `1 ${one}` : `${figure} ${one}s`);
const are = (figure: number) => (figure === 1 ? 'is' : 'are');

/** What is wrong with a field of a sale, and what to do. `what` is the field's label as it stands in a sentence. */
export const fieldIssues = {
  empty: (what: string) => `Enter the ${what}.`,
  letters: 'This number has digits only. Check it and type it again.',
  characters: 'Use letters, digits, dashes and slashes only.',
  missing: (missing: number) => `${count(missing, 'digit')} ${are(missing)} missing.`,
  tooMany: (extra: number) => `There ${are(extra)} ${count(extra, 'digit')} too many.`,
  'not-an-amount': 'Write an amount in naira, such as 1,500.',
  below: (least: Kobo) => `The least is ${formatPrice(least)}.`,
  above: (most: Kobo) => `The most is ${formatPrice(most)}.`,
  'off-step': (step: Kobo, nearest: Kobo) =>
    `${step === NAIRA ? 'Whole naira only' : `In steps of ${formatPrice(step)}`}, such as ${formatPrice(nearest)}.`,
  'not-a-number': 'Write a whole number.',
  'too-few': (least: number) => `At least ${least}.`,
  'too-many': (most: number) => `${most} at most.`,
  'not-chosen': (what: string) => `Choose the ${what}.`,
  unavailable: 'This can\u2019t be sold at the moment.',
};
