import type { PinRefusal } from '@oja/core';
import type { Text } from './catalogue.ts';

/** The sentence beside the PIN field after a refusal; `null` if the PIN is locked, because no PIN helps then. */
export function pinError({ kind, triesLeft }: PinRefusal, words: Text['transactionPin']): string | null {
  if (kind === 'locked') return null;
  return kind === 'wrong' ? words.wrong(triesLeft) : words.missing;
}
