import { describe, expect, it } from 'vitest';
import { type Fault, faults } from '../testing/faults/faultyNetwork.harness.ts';
import type { Mutant } from '../testing/faults/mutants.harness.ts';
import { jumpThroughTime, play, playAll, wrongsOf } from '../testing/faults/playSchedules.harness.ts';
import type { Schedule } from '../testing/faults/runSchedule.harness.ts';

jumpThroughTime();

describe('a server that dedupes and can’t void a purchase', () => {
  // What arrives later than twenty seconds after the last copy is paid there, whatever a client says: only void helps.
  const inTime: readonly Fault[] = faults.filter((fault) => !fault.startsWith('late'));

  it('is believed twenty seconds after the last copy, and all the same holds', async () => {
    const verdicts = await playAll(300, { dedupe: 'supported', canVoid: false, kinds: inTime });
    expect(wrongsOf(verdicts)).toEqual([]);
  });
});

describe('a server that pays for every copy', () => {
  // What a browser or a gateway sends again by itself, no client can prevent.
  const theirs: readonly Fault[] = ['sent-twice', 'late-duplicate'];
  const ours = faults.filter((fault) => !theirs.includes(fault));

  it('is sent every purchase once, and what it does not tell is left to the agent', async () => {
    const verdicts = await playAll(300, { dedupe: 'none', kinds: ours });
    expect(wrongsOf(verdicts)).toEqual([]);
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('needs-review');
    expect(verdicts.flatMap(({ steps }) => steps)).toContain('delivered');
  });
});

describe('the harness', () => {
  const mutants: readonly (readonly [Mutant, string])[] = [
    ['server pays for every copy', 'debited twice under one key'],
    ['new key on every send', 'a debit without a record'],
    ['error shown as refused', 'refused, but debited'],
    ['no latch', 'a customer paid for twice'],
    ['journal lost', 'a debit without a record'],
    ['refusal believed from a gateway', 'refused, but debited'],
  ];

  it.each(mutants)('catches it when there is: %s', async (mutant, wrong) => {
    const verdicts = await playAll(40, { dedupe: 'supported', kinds: faults, mutant });
    const wrongs = verdicts.flatMap((verdict) => verdict.wrongs);
    expect(wrongs).toContain(wrong);
  });

  it('plays the same schedule twice from one seed', async () => {
    const schedule: Schedule = { seed: 7, dedupe: 'supported', kinds: faults };
    expect(await play(schedule)).toEqual(await play(schedule));
  });
});
