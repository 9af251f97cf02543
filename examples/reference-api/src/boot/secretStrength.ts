/** The minimum length of a secret. 32 characters of base64 or hex are 128 bits or more. */
export const SECRET_LENGTH = 32;
/**
 * A secret with fewer distinct characters is not random: 32 random hex digits have four or fewer distinct ones once
 * in 10^16 times.
 */
const LEAST_DISTINCT = 5;
/**
 * The share of equal steps above which a text counts as a sequence. 32 random hex digits reach it once in 10^15
 * times.
 */
const COUNTED = 2 / 3;
const words = [
  'password',
  'passwort',
  'secret',
  'change',
  'example',
  'webhook',
  'letmein',
  'qwerty',
  'default',
  'testing',
];
const shortWords = ['admin', 'token'];
/** Common spellings only, so that random letters of mixed case rarely match. */
const written = (all: readonly string[]) =>
  all.flatMap((word) => [word, word.toUpperCase(), word.slice(0, 1).toUpperCase() + word.slice(1)]).join('|');
/** Words from examples and keyboards: of six letters or more anywhere, shorter ones only as separate words. */
const WORDS = new RegExp(`${written(words)}|(^|[^A-Za-z\\d])(${written(shortWords)})([^A-Za-z\\d]|$)`);

/** Why a secret could be guessed, as the end of a sentence ("… is too short"); `undefined` for a good secret. */
export function weaknessOf(secret: string): string | undefined {
  if (secret.length < SECRET_LENGTH)
    return `is too short: it has ${secret.length} characters and needs at least ${SECRET_LENGTH}`;
  if (WORDS.test(secret)) return 'contains a common word';
  if (new Set(secret).size < LEAST_DISTINCT || isRepeated(secret) || isCounted(secret))
    return 'is not random: it follows a pattern';
  return undefined;
}

/** Whether it repeats one part several times. */
const isRepeated = (secret: string): boolean => `${secret}${secret}`.indexOf(secret, 1) <= secret.length / 2;

/** Whether most of its characters follow at the same step, as in "bcdefghi…". */
function isCounted(secret: string): boolean {
  const steps = new Map<number, number>();
  for (let index = 1; index < secret.length; index += 1) {
    const step = secret.charCodeAt(index) - secret.charCodeAt(index - 1);
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  return Math.max(...steps.values()) > secret.length * COUNTED;
}
