import type { Plan } from '../../../catalogue/serviceSchema.ts';
import type { Kobo } from '../../../money/kobo.ts';
import { parseAmount } from '../../../validators/amount.ts';
import { isWorth, worthOf } from './matchPlans.ts';
import type { Figure, LineWords } from './readLine.ts';

/** A quantity and a value, for a category that is sold in quantities. */
export interface Count {
  /** In the format that the quantity field parses; `null` if the line has none, which means one. */
  readonly quantity: string | null;
  /** The value of each piece in kobo; `null` if the words alone name the plan. */
  readonly value: Kobo | null;
}

const canCount = ({ text, isMoney }: Figure) => !isMoney && /^\d+$/.test(text);

/** Returns the value in the line's columns; `null` if their cells are empty, `undefined` if one is invalid or if they differ. */
function valueIn({ denomination, amount }: LineWords): Kobo | null | undefined {
  const values = [denomination, amount].flatMap((cell) => (cell === null ? [] : [parseAmount(cell)]));
  const [first = null, second = first] = values;
  return values.includes(null) || first !== second ? undefined : first;
}

/**
 * Decides which figure is the value of one piece and which is the quantity. Returns `null` if both readings are
 * possible, or neither. "100 5" means five of ₦100 if no card costs ₦5; "100" alone is ambiguous; "₦100" must be a
 * value.
 */
export function findCount(line: LineWords, figures: readonly Figure[], plans: readonly Plan[]): Count | null {
  const isValue = (figure: Figure) => plans.some((plan) => isWorth(plan, worthOf(figure)));
  const named = valueIn(line);
  if (named === undefined || line.isJoined || figures.length > 2) return null;
  if (named !== null || line.quantity !== null) return ofColumns(line, named, figures, isValue);
  const readings = readingsOf(figures, isValue);
  return readings.length === 1 ? (readings[0] ?? null) : null;
}

/** Columns take precedence. One further figure may be the missing value or quantity. */
function ofColumns(
  line: LineWords,
  named: Kobo | null,
  figures: readonly Figure[],
  isValue: (figure: Figure) => boolean,
): Count | null {
  const [figure, more] = figures;
  if (more) return null;
  if (!figure) return { quantity: line.quantity, value: named };
  if (named === null) return { quantity: line.quantity, value: worthOf(figure) };
  // "card 100" in the name of the product is a value, not a quantity.
  const isQuantity = line.quantity === null && canCount(figure) && !isValue(figure);
  return isQuantity ? { quantity: figure.text, value: named } : null;
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
