import { randomInt } from 'node:crypto';

// Without I, L, O and U, because people read a ref aloud over the phone.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos', dateStyle: 'short' });

/**
 * Creates the server's ref of a transaction, such as "OJA-20261121-7K3M9QXA41". `draw` returns an integer below
 * `max`.
 */
export function newRef(at: Date, draw: (max: number) => number = randomInt): string {
  const tail = Array.from({ length: 10 }, () => LETTERS[draw(LETTERS.length)]).join('');
  return `OJA-${lagosDay.format(at).replaceAll('-', '')}-${tail}`;
}
