import { type FaultKind, faultKinds } from './faultKinds.ts';
import { type Verdict, verdicts } from './judge.helper.ts';
import type { ScheduleResult } from './run.helper.ts';
import type { StepName } from './schedule.helper.ts';

/**
 * The figures of a run. Written to `.cache/faults/<browser>-<surface>.json`, and with `--record` also to
 * `docs/faults.json`.
 */
export interface RunFigures {
  readonly browser: string;
  readonly surface: string;
  /** The first seed. The others follow consecutively. */
  readonly seed: number;
  /** ISO 8601. */
  readonly at: string;
  readonly schedules: number;
  /** Schedules that the test helper could not play. They prove nothing. */
  readonly broken: number;
  readonly purchases: number;
  readonly requests: number;
  readonly debits: number;
  readonly refunds: number;
  readonly faults: Readonly<Partial<Record<FaultKind, number>>>;
  readonly events: Readonly<Partial<Record<StepName, number>>>;
  /** Number of schedules with each breach. All must be 0. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly seconds: number;
}

function countBy<K extends string>(names: Iterable<K>): Partial<Record<K, number>> {
  const counts: Partial<Record<K, number>> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Adds up the results of a run's schedules. */
export function figuresOf(
  results: readonly ScheduleResult[],
  run: Pick<RunFigures, 'browser' | 'surface' | 'seed' | 'seconds'>,
): RunFigures {
  const played = results.flatMap((result) => (result.played ? [result.played] : []));
  const requests = played.flatMap((each) => each.requests);
  const truths = played.flatMap((each) => each.truths);
  const met = countBy(requests.flatMap(({ fault }) => (fault ? [fault.kind] : [])));
  const broke = countBy(
    results.flatMap(({ breaches }) => [...new Set(breaches.map(({ verdict }) => verdict))]),
  );
  return {
    ...run,
    at: new Date().toISOString(),
    schedules: results.length,
    broken: results.filter(({ broken }) => broken !== null).length,
    purchases: truths.length,
    requests: requests.length,
    debits: sum(truths.map(({ debits }) => debits)),
    refunds: sum(truths.map(({ refunds }) => refunds)),
    faults: Object.fromEntries(faultKinds.flatMap((kind) => (met[kind] ? [[kind, met[kind]]] : []))),
    events: countBy(results.flatMap(({ schedule }) => schedule.steps.map((step) => step.do))),
    verdicts: Object.fromEntries(verdicts.map((verdict) => [verdict, broke[verdict] ?? 0])) as Record<
      Verdict,
      number
    >,
  };
}

/** The figures as a table for a terminal. */
export function tableOf(figures: RunFigures): string {
  const { faults, events, verdicts: found, ...rest } = figures;
  const rows: [string, unknown][] = [
    ...Object.entries(rest),
    ...Object.entries(events).map(([name, count]): [string, unknown] => [`event: ${name}`, count]),
    ...Object.entries(faults).map(([name, count]): [string, unknown] => [`fault: ${name}`, count]),
    ...Object.entries(found).map(([name, count]): [string, unknown] => [`verdict: ${name}`, count]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${String(value)}`).join('\n');
}
