import type { Kobo } from '../format/kobo.ts';
import type { Plan } from '../schemas/service.ts';
import { checkAmount } from '../validators/amount.ts';
import { isWorth, worthOf } from './findPlans.ts';
import type { Figure, LineWords } from './readLine.ts';

/** A quantity and a value, for a category that sells several at once. */
export interface Count {
  /** In the form that the quantity field parses; `null` if the line names none, which means one. */
  readonly quantity: string | null;
  /** The value of each in kobo; `null` if the words alone name the plan. */
  readonly value: Kobo | null;
}

const canCount = ({ text, isMoney }: Figure) => !isMoney && /^\d+$/.test(text);

/** Returns the value in the line's column; `null` for an empty cell, `undefined` if it can't be parsed. */
function valueIn({ denomination, amount }: LineWords): Kobo | null | undefined {
  const cell = denomination ?? amount;
  if (cell === null) return null;
  const read = checkAmount(cell);
  return read.ok ? read.amount : undefined;
}

/**
 * Decides which figure is the value of one piece and which is the quantity. Returns `null` if both readings
 * are possible, or none is. "100 5" is five of ₦100 if there is no card of ₦5; "100" alone is ambiguous,
 * "₦100" is a value.
 */
export function findCount(line: LineWords, figures: readonly Figure[], plans: readonly Plan[]): Count | null {
  const isValue = (figure: Figure) => plans.some((plan) => isWorth(plan, worthOf(figure)));
  const named = valueIn(line);
  if (named === undefined || line.isJoined || figures.length > 2) return null;
  if (named !== null || line.quantity !== null) return ofColumns(line, named, figures);
  const readings = readingsOf(figures, isValue);
  return readings.length === 1 ? (readings[0] ?? null) : null;
}

/** Columns take precedence. One further figure may supply the missing half. */
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
