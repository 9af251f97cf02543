import { randomUUID } from 'node:crypto';
import {
  believeGateways,
  forgetTheLatch,
  guessRefunds,
  keepTheFirstAgent,
  rekeyEachTry,
} from './clientMutants.ts';
import type { Verdict } from './judge.helper.ts';
import { installLocalJournal } from './localJournal.ts';
import type { ForcedEvent, Surface } from './schedule.helper.ts';

/** A mutant, injected from outside: production code has no switch for it. */
export interface Mutant {
  /** Runs in each page before the app. */
  readonly script: string;
  /** True if the server debits each copy of a purchase. */
  readonly paysForEachCopy: boolean;
  readonly surface: Surface;
  /** An event soon after Buy in each schedule, whatever its seed. */
  readonly event: ForcedEvent | undefined;
  /** The verdict that the judge must return at least once in a few schedules. */
  readonly caughtAs: Verdict;
  /** Seeds that show the mutant soon. They are played first, to save the others. */
  readonly shownBy: readonly number[];
}

const inPage = (install: () => void) => `;(${install})();`;
const client = (install: () => void, caughtAs: Verdict, shownBy: readonly number[]): Mutant => ({
  script: inPage(install),
  paysForEachCopy: false,
  surface: 'embed',
  event: undefined,
  caughtAs,
  shownBy,
});

export const mutants: Readonly<Record<string, Mutant>> = {
  'dedupe-off': { ...client(() => {}, 'double debit', [6, 2]), paysForEachCopy: true },
  'new-key-per-try': client(rekeyEachTry, 'lost', [10, 11]),
  'gateway-believed': client(believeGateways, 'not charged, but debited', [6, 1]),
  'journal-in-local-storage': { ...client(installLocalJournal, 'lost', [7, 8]), event: 'kill' },
  'latch-removed': client(forgetTheLatch, 'double debit', [1, 6]),
  'refund-guessed': client(guessRefunds, 'refunded, but debited', [3, 7]),
  'first-agent-kept': {
    ...client(keepTheFirstAgent, 'shown to another agent', [1, 2]),
    surface: 'dashboard',
    event: 'switch-agent',
  },
};

/** Gives each later copy of a purchase a new key on its way to the API, and records which keys belong together. */
export function payForEachCopy(aliases: Map<string, string[]>): (body: Buffer) => Buffer {
  return (body) => {
    const text = body.toString('utf8');
    const { reference } = JSON.parse(text) as { reference: string };
    const known = aliases.get(reference);
    if (!known) {
      aliases.set(reference, []);
      return body;
    }
    const alias = randomUUID();
    known.push(alias);
    return Buffer.from(text.replace(reference, alias));
  };
}
