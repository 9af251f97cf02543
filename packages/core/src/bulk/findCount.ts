import type { Kobo } from '../format/kobo.ts';
import type { Plan } from '../schemas/service.ts';
import { checkAmount } from '../validators/amount.ts';
import { isWorth, worthOf } from './findPlans.ts';
import type { Figure, LineWords } from './readLine.ts';

/** How many of what, where a category sells several at once. */
export interface Count {
  /** As the quantity field reads it; `null` where nothing says it, which is one. */
  readonly quantity: string | null;
  /** The value of each in kobo; `null` where the words alone name the plan. */
  readonly value: Kobo | null;
}

const canCount = ({ text, isMoney }: Figure) => !isMoney && /^\d+$/.test(text);

/** The value that a column names; `null` for an empty cell, `undefined` where it can't be read. */
function valueIn({ denomination, amount }: LineWords): Kobo | null | undefined {
  const cell = denomination ?? amount;
  if (cell === null) return null;
  const read = checkAmount(cell);
  return read.ok ? read.amount : undefined;
}

/**
 * Which figure is the value of one and which is how many; `null` where both readings are possible, or none is. "100 5" is
 * five of ₦100 where there is no card of ₦5; "100" alone may be either, unless it is marked: "₦100".
 */
export function findCount(line: LineWords, figures: readonly Figure[], plans: readonly Plan[]): Count | null {
  const isValue = (figure: Figure) => plans.some((plan) => isWorth(plan, worthOf(figure)));
  const named = valueIn(line);
  if (named === undefined || line.isJoined || figures.length > 2) return null;
  if (named !== null || line.quantity !== null) return ofColumns(line, named, figures);
  const readings = readingsOf(figures, isValue);
  return readings.length === 1 ? (readings[0] ?? null) : null;
}

/** What columns name stands; one figure may say the other half. */
function ofColumns(line: LineWords, named: Kobo | null, figures: readonly Figure[]): Count | null {
  const [figure, more] = figures;
  if (more) return null;
  if (!figure) return { quantity: line.quantity, value: named };
  if (named === null) return { quantity: line.quantity, value: worthOf(figure) };
  return line.quantity === null && canCount(figure) ? { quantity: figure.text, value: named } : null;
}

function readingsOf(figures: readonly Figure[], isValue: (figure: Figure) => boolean): Count[] {
  const [first, second] = figures;
  if (!first) return [{ quantity: null, value: null }];
  if (!second)
    return [
      ...(canCount(first) ? [{ quantity: first.text, value: null }] : []),
      ...(isValue(first) ? [{ quantity: null, value: worthOf(first) }] : []),
    ];
  const isSame = first.text === second.text;
  const pairs = isSame
    ? [[first, second] as const]
    : ([
        [first, second],
        [second, first],
      ] as const);
  return pairs.flatMap(([value, count]) =>
    isValue(value) && canCount(count) ? [{ quantity: count.text, value: worthOf(value) }] : [],
  );
}
