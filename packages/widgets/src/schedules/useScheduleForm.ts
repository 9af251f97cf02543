import {
  DAY,
  explainProblem,
  formatMoney,
  kobo,
  lagosDay,
  lagosMoment,
  newPriceOf,
  occasionOf,
  type PinRefusal,
  pinRefusalOf,
  problemMessages,
  type Recurrence,
  type Schedule,
  type ScheduleKind,
  type SchedulesStore,
  toNaira,
} from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { type Form, hasErrors, useForm } from '../binding/useForm.ts';
import { schedules } from '../text/en/schedules.ts';
import type { ScheduledPurchase } from './scheduledPurchase.ts';

const names = ['day', 'time', 'times'] as const;
type Name = (typeof names)[number];

/** Maximum number of runs: one year of them, which is as long as a consent is valid. */
export const mostTimes: Readonly<Record<Recurrence, number>> = { daily: 365, weekly: 52, monthly: 12 };

/** The chosen terms. Times are in ms since 1970. */
export interface Terms {
  readonly kind: ScheduleKind;
  readonly recurrence: Recurrence;
  readonly firstAt: number;
  readonly count: number;
  readonly lastAt: number;
}

export interface ScheduleForm {
  readonly form: Form<Name>;
  readonly sale: ScheduledPurchase;
  readonly kind: ScheduleKind;
  readonly recurrence: Recurrence;
  /** The terms of an automatic schedule while the agent reviews them; else `null`. */
  readonly terms: Terms | null;
  readonly failure: string | null;
  /** Whether the server has refused the shown price; `sale` then has the new one. */
  readonly hasMoved: boolean;
  setKind(kind: ScheduleKind): void;
  setRecurrence(recurrence: Recurrence): void;
  /** Returns to the form. */
  change(): void;
  /** Sends the agreed terms. Resolves with the refusal of the PIN, if any. */
  agree(pin: string | undefined): Promise<PinRefusal | null>;
}

interface ScheduleFormOptions {
  readonly store: SchedulesStore;
  readonly sale: ScheduledPurchase;
  readonly now: number;
  readonly onAdded: (schedule: Schedule) => void;
}

function requestOf(
  sale: ScheduledPurchase,
  { kind, recurrence, firstAt, count, lastAt }: Terms,
  pin?: string,
) {
  const { category, serviceId, planId, meterType, recipient, price } = sale;
  return {
    kind,
    recurrence,
    category,
    expectedPrice: toNaira(price),
    firstAt: new Date(firstAt).toISOString(),
    purchase: {
      serviceId,
      recipient,
      ...(planId ? { planId } : { amount: toNaira(price) }),
      ...(meterType && { meterType }),
    },
    ...(kind === 'automatic' && {
      consent: { cap: toNaira(kobo(price * count)), until: new Date(lastAt).toISOString() },
    }),
    ...(pin !== undefined && { pin }),
  };
}

/** Returns a function that turns the typed values into terms, with an error for each invalid field. */
function useChecked(now: number) {
  const words = useText({ schedules }).schedules;
  return (typed: Record<Name, string>, kind: ScheduleKind, recurrence: Recurrence) => {
    const firstAt = lagosMoment(typed.day, typed.time);
    const count = /^\d{1,3}$/.test(typed.times.trim()) ? Number(typed.times) : 0;
    const most = mostTimes[recurrence];
    const errors = {
      ...(Number.isNaN(lagosMoment(typed.day)) && { day: words.dayMissing }),
      ...(Number.isNaN(lagosMoment('2026-01-01', typed.time)) && { time: words.timeMissing }),
      ...(firstAt <= now && { day: words.past }),
      ...(firstAt > now + 365 * DAY && { day: words.tooFar }),
      ...(kind === 'automatic' && (count < 1 || count > most) && { times: words.timesWrong(most) }),
    };
    const lastAt = occasionOf(firstAt, recurrence, Math.max(count, 1) - 1);
    const ends = kind === 'automatic' && lastAt > now + 365 * DAY;
    return {
      errors: { ...(ends && { times: words.timesWrong(most) }), ...errors },
      terms: { kind, recurrence, firstAt, count, lastAt },
    };
  };
}

/** Creates a schedule: the typed form, the terms to agree to, and the failure of the request. */
export function useScheduleForm({ store, sale: first, now, onAdded }: ScheduleFormOptions): ScheduleForm {
  const text = useText({ schedules, problems: problemMessages });
  const check = useChecked(now);
  const [kind, setKind] = useState<ScheduleKind>('reminder');
  const [recurrence, setRecurrence] = useState<Recurrence>('monthly');
  const [terms, setTerms] = useState<Terms | null>(null);
  const [price, setPrice] = useState<ScheduledPurchase['price'] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const sale = price === null ? first : { ...first, price };

  async function send(wanted: Terms, pin?: string): Promise<PinRefusal | null> {
    setFailure(null);
    const result = await store.add(requestOf(sale, wanted, pin));
    if (result.ok) {
      onAdded(result.data);
      return null;
    }
    const { problem } = result;
    const refusal = pinRefusalOf(problem);
    if (refusal) return refusal;
    const moved = newPriceOf(problem);
    if (moved !== null) setPrice(moved);
    setFailure(
      moved === null
        ? `${text.schedules.notAdded}. ${explainProblem(problem, text.problems)}`
        : text.schedules.priceMoved(formatMoney(moved)),
    );
    return null;
  }

  const form: Form<Name> = useForm({
    names,
    initial: { day: lagosDay(now + DAY), time: '08:00', times: '3' },
    async send(typed) {
      setFailure(null);
      const { errors, terms: wanted } = check(typed, kind, recurrence);
      form.refuse(errors);
      if (hasErrors(errors)) return;
      if (kind === 'automatic') setTerms(wanted);
      else await send(wanted);
    },
  });
  return {
    form,
    sale,
    kind,
    recurrence,
    terms,
    failure,
    hasMoved: price !== null,
    setKind,
    setRecurrence,
    change() {
      setTerms(null);
      setFailure(null);
    },
    agree: async (pin) => (terms ? send(terms, pin) : null),
  };
}
