import { DAY, lagosDay, lagosMoment, MOST_PERIOD_DAYS, type StatementDays, statementMonth } from '@oja/core';
import { useState } from 'react';

/** This month, last month, or the agent's own days. */
export type PeriodName = 'this' | 'last' | 'own';

/** An issue with the agent's own days. It decides which field shows it. */
export type PeriodIssue = 'missingFirst' | 'missingLast' | 'backwards' | 'tooLong';

export interface Period {
  readonly name: PeriodName;
  /** The agent's own days as typed: "2026-11-01", or empty. */
  readonly own: StatementDays;
  readonly today: string;
  readonly issue: PeriodIssue | null;
  /** The days of the statement: the last valid ones while the typed days have an issue. */
  readonly days: StatementDays;
  choose(name: PeriodName): void;
  type(own: StatementDays): void;
}

/** Returns the issue that prevents a statement of these days; `null` if they are valid. */
export function checkDays({ first, last }: StatementDays): PeriodIssue | null {
  const [begin, end] = [lagosMoment(first), lagosMoment(last)];
  if (Number.isNaN(begin)) return 'missingFirst';
  if (Number.isNaN(end)) return 'missingLast';
  if (end < begin) return 'backwards';
  return (end - begin) / DAY + 1 > MOST_PERIOD_DAYS ? 'tooLong' : null;
}

/** Chooses the days of the statement. Starts with this month. */
export function usePeriod(now: number): Period {
  const [name, setName] = useState<PeriodName>('this');
  const [own, setOwn] = useState<StatementDays>(() => statementMonth('last', now));
  const [ready, setReady] = useState(own);
  const issue = name === 'own' ? checkDays(own) : null;
  return {
    name,
    own,
    today: lagosDay(now),
    issue,
    days: name === 'own' ? ready : statementMonth(name, now),
    choose: setName,
    type(typed) {
      setOwn(typed);
      if (checkDays(typed) === null) setReady(typed);
    },
  };
}
