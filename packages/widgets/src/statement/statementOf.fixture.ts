import { kobo, toNaira, type Wire } from '@oja/core';

type Movements = NonNullable<Wire<'statement'>['movements']>;

/** A consistent statement of `count` purchases, an hour apart. `amount` is in kobo. */
export function statementOf(
  count: number,
  { name = 'MTN 1 GB · 30 days', recipient = '08031234567', amount = 45_600 } = {},
): Wire<'statement'> {
  const opening = count * amount;
  const begin = Date.parse('2026-11-01T08:00:00+01:00');
  const movements: Movements = Array.from({ length: count }, (_, at) => ({
    ref: `OJA-${1000 + at}`,
    name,
    recipient,
    createdAt: new Date(begin + at * 3_600_000).toISOString(),
    direction: 'out',
    amount: toNaira(kobo(amount)),
    balance: toNaira(kobo(opening - (at + 1) * amount)),
  }));
  return {
    opening: toNaira(kobo(opening)),
    closing: '0.00',
    totals: [{ kind: 'sale', direction: 'out', count, amount: toNaira(kobo(opening)) }],
    movements,
  };
}
