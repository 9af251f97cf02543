import { DAY, lagosDay, lagosMoment, MOST_PERIOD_DAYS, type StatementDays, statementMonth } from '@oja/core';
import { useState } from 'react';

/** This month, the last one, or days of the agent's own. */
export type PeriodName = 'this' | 'last' | 'own';

/** What is wrong with the agent's own days: which field has to say it. */
export type PeriodIssue = 'missingFirst' | 'missingLast' | 'backwards' | 'tooLong';

export interface Period {
  readonly name: PeriodName;
  /** As they are typed: "2026-11-01", or empty. */
  readonly own: StatementDays;
  readonly today: string;
  readonly issue: PeriodIssue | null;
  /** The days that a statement can be made of; those before where the ones now typed can't. */
  readonly days: StatementDays;
  choose(name: PeriodName): void;
  type(own: StatementDays): void;
}

/** What keeps a statement from being made of these days; `null` if nothing does. */
export function checkDays({ first, last }: StatementDays): PeriodIssue | null {
  const [begin, end] = [lagosMoment(first), lagosMoment(last)];
  if (Number.isNaN(begin)) return 'missingFirst';
  if (Number.isNaN(end)) return 'missingLast';
  if (end < begin) return 'backwards';
  return (end - begin) / DAY + 1 > MOST_PERIOD_DAYS ? 'tooLong' : null;
}

/** Which days the statement is of. It begins with this month. */
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
