import { describe, expect, it } from 'vitest';
import type { Ending } from '../../journal/journal.ts';
import { type Evidence, evidences } from '../../journal/journal.ts';
import { evidenceOf, mayReplaceEnding } from './ending.ts';

const ended = (ending: Ending, evidence?: Evidence) => ({ ending, evidence });

describe('two endings of one purchase', () => {
  it.each(
    evidences
      .slice(1)
      .flatMap((evidence) =>
        (['delivered', 'failed', 'reversed'] as const).map((ending) => [ending, evidence] as const),
      ),
  )('prefer %s with a transaction to a refusal that is %s, in either order', (ending, evidence) => {
    const sale = ended(ending, 'transaction');
    const other = ended('refused', evidence);
    expect(mayReplaceEnding(other, sale)).toBe(true);
    expect(mayReplaceEnding(sale, other)).toBe(false);
  });

  it('keep the first one if their proof is equally strong', () => {
    for (const evidence of evidences) {
      expect(mayReplaceEnding(ended('delivered', evidence), ended('failed', evidence))).toBe(false);
      expect(mayReplaceEnding(ended('failed', evidence), ended('delivered', evidence))).toBe(false);
    }
  });

  it('prefer a reversal to a delivery', () => {
    expect(mayReplaceEnding(ended('delivered', 'transaction'), ended('reversed', 'transaction'))).toBe(true);
    expect(mayReplaceEnding(ended('reversed', 'transaction'), ended('delivered', 'transaction'))).toBe(false);
  });

  it('treat an earlier version’s ending as proven by a transaction if only a server can determine it', () => {
    expect(
      (['delivered', 'failed', 'reversed', 'refused'] as const).map((one) => evidenceOf(ended(one))),
    ).toEqual(['transaction', 'transaction', 'transaction', 'not-found']);
  });
});
