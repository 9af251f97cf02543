import { describe, expect, it } from 'vitest';
import { type Fault, faults } from '../testing/faults/faultyNetwork.helper.ts';
import type { Mutant } from '../testing/faults/mutants.helper.ts';
import { jumpThroughTime, play, playAll, wrongsOf } from '../testing/faults/playSchedules.helper.ts';
import type { Schedule } from '../testing/faults/runSchedule.helper.ts';

jumpThroughTime();

describe('a server that deduplicates and can’t void a purchase', () => {
  // Such a server pays for a copy that arrives over twenty seconds after the last one: only a void prevents it.
  const inTime: readonly Fault[] = faults.filter((fault) => !fault.startsWith('late'));

  it('is trusted twenty seconds after the last copy, without a broken rule', async () => {
    const verdicts = await playAll(300, { dedupe: 'supported', canVoid: false, kinds: inTime });
    expect(wrongsOf(verdicts)).toEqual([]);
  });
});

describe('a server that pays for every copy', () => {
  // Copies by a browser or a gateway, which no client can prevent.
  const theirs: readonly Fault[] = ['sent-twice', 'late-duplicate'];
  const ours = faults.filter((fault) => !theirs.includes(fault));

  it('is sent every purchase once, and the agent decides about an unknown result', async () => {
    const verdicts = await playAll(300, { dedupe: 'none', kinds: ours });
    expect(wrongsOf(verdicts)).toEqual([]);
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('needs-review');
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('delivered');
  });
});

describe('the fault simulation', () => {
  const mutants: readonly (readonly [Mutant, string])[] = [
    ['server pays for every copy', 'debited twice under one key'],
    ['new key on every send', 'a debit without a record'],
    ['error shown as refused', 'refused, but debited'],
    ['no latch', 'a customer paid for twice'],
    ['journal lost', 'a debit without a record'],
    ['refusal believed from a gateway', 'refused, but debited'],
  ];

  it.each(mutants)('detects the mutant: %s', async (mutant, wrong) => {
    const verdicts = await playAll(40, { dedupe: 'supported', kinds: faults, mutant });
    const wrongs = verdicts.flatMap((verdict) => verdict.wrongs);
    expect(wrongs).toContain(wrong);
  });

  it('plays the same schedule again for the same seed', async () => {
    const schedule: Schedule = { seed: 7, dedupe: 'supported', kinds: faults };
    expect(await play(schedule)).toEqual(await play(schedule));
  });
});
