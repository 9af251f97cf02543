import { formatDateTime, formatMoney, HOUR, kobo, notCharged, omitNotCharged, parseNaira } from '@oja/core';
import type { schedules } from '../database/schedule.schema.ts';
import type { Refusal } from '../http/refusal.ts';
import type { AgentNotification } from '../identity/agentNotification.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';

export type Schedule = typeof schedules.$inferSelect;

/** How late an occasion is still sold or reminded of, in ms. A later one counts as missed, which is reported. */
export const MOST_LATE_MS = 2 * HOUR;

const whatOf = ({ name, purchase }: Schedule) => `${name} to ${purchase.recipient}`;

export const dueNotification = (schedule: Schedule, occasion: number, now: number): AgentNotification => ({
  title: `${whatOf(schedule)} is due`,
  body: `You asked to be reminded on ${formatDateTime(occasion, now)}. Nothing was sold: review the sale, and sell it from there.`,
  scheduleId: schedule.id,
});

/** One notice for all occasions that were missed in a row. */
export function missedNotification(
  schedule: Schedule,
  occasions: readonly number[],
  now: number,
): AgentNotification {
  const [first = now, last = first] = [occasions[0], occasions.at(-1)].map((at) => at ?? now);
  const times = occasions.length;
  const when =
    times === 1
      ? `on ${formatDateTime(first, now)}`
      : `${times} times, from ${formatDateTime(first, now)} to ${formatDateTime(last, now)}`;
  return {
    title: times === 1 ? `${whatOf(schedule)} was missed` : `${whatOf(schedule)} was missed ${times} times`,
    body:
      schedule.kind === 'automatic'
        ? `It was due ${when}. A sale more than ${MOST_LATE_MS / HOUR} hours late is not made automatically. ${notCharged}`
        : `You asked to be reminded ${when}, but we did not remind you. Nothing was sold.`,
    scheduleId: schedule.id,
  };
}

export function refusedNotification(schedule: Schedule, refusal: Refusal): AgentNotification {
  const said = refusal.code === 'price_changed' ? priceSentence(schedule, refusal) : refusal.message;
  return {
    title: `${whatOf(schedule)} was not sold`,
    body: `${omitNotCharged(said)} ${notCharged}`,
    scheduleId: schedule.id,
  };
}

function priceSentence({ price }: Schedule, { details, message }: Refusal): string {
  const moved = (details.data as { readonly price?: string } | undefined)?.price;
  const now = moved === undefined ? null : parseNaira(moved);
  if (now === null) return message;
  return `It costs ${formatMoney(now)} now, but you agreed to ${formatMoney(price)}. Sell it yourself at the new price, or set up the schedule again.`;
}

/** The current state of the sale; the notice links to it. */
export function soldNotification(schedule: Schedule, { transaction }: TransactionRecord): AgentNotification {
  const what = whatOf(schedule);
  const price = formatMoney(kobo(transaction.amount));
  const said: Readonly<Record<string, readonly [string, string]>> = {
    delivered: [`${what} was sold`, `It was sold automatically for ${price}, as you agreed.`],
    failed: [
      `${what} was not delivered`,
      `It was sold automatically and failed. ${price} is back in your wallet.`,
    ],
  };
  const [title, body] = said[transaction.status] ?? [
    `${what} is on its way`,
    `It was sold automatically for ${price}, as you agreed. The network has not answered yet.`,
  ];
  return { title, body, scheduleId: schedule.id, ref: transaction.ref };
}
