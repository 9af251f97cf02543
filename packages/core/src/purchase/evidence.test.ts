import { describe, expect, it } from 'vitest';
import type { Ending } from '../journal/journal.ts';
import { type Evidence, evidences } from '../journal/journal.ts';
import { evidenceOf, mayReplace } from './evidence.ts';

const ended = (ending: Ending, evidence?: Evidence) => ({ ending, evidence });

describe('two endings of one purchase', () => {
  it.each(
    evidences
      .slice(1)
      .flatMap((evidence) =>
        (['delivered', 'failed', 'reversed'] as const).map((ending) => [ending, evidence] as const),
      ),
  )('%s at the server stands over what is %s, whichever came first', (ending, evidence) => {
    const sale = ended(ending, 'transaction');
    const other = ended('refused', evidence);
    expect(mayReplace(other, sale)).toBe(true);
    expect(mayReplace(sale, other)).toBe(false);
  });

  it('with equal evidence leave the first in place', () => {
    for (const evidence of evidences) {
      expect(mayReplace(ended('delivered', evidence), ended('failed', evidence))).toBe(false);
      expect(mayReplace(ended('failed', evidence), ended('delivered', evidence))).toBe(false);
    }
  });

  it('are a delivery and its reversal: the reversal came later', () => {
    expect(mayReplace(ended('delivered', 'transaction'), ended('reversed', 'transaction'))).toBe(true);
    expect(mayReplace(ended('reversed', 'transaction'), ended('delivered', 'transaction'))).toBe(false);
  });

  it('that an earlier version wrote rest on the transaction where only a server can have told them', () => {
    expect(
      (['delivered', 'failed', 'reversed', 'refused'] as const).map((one) => evidenceOf(ended(one))),
    ).toEqual(['transaction', 'transaction', 'transaction', 'not-found']);
  });
});
