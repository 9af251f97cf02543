import { findDefinition } from '../../catalogue/catalogue.ts';
import { asText, writeCsv } from '../../format/csv.ts';
import type { Call } from '../../http/transport.ts';
import { toNaira } from '../../money/kobo.ts';
import type { Delivery } from '../../transaction/deliverySchema.ts';
import { transactionEndpoints } from '../../transaction/endpoints.ts';
import { groupFours } from '../../validators/groupDigits.ts';
import type { RowState, RowStep } from './batchRows.ts';

/** The texts of a result file; another language has its own. */
export interface BulkCsvWords {
  readonly headings: Readonly<
    Record<'line' | 'recipient' | 'product' | 'amount' | 'state' | 'reference' | 'code' | 'reason', string>
  >;
  readonly states: Readonly<Record<RowStep, string>>;
}

/** The maximum number of concurrent requests for tokens. */
const AT_ONCE = 4;

const codesOf = (delivery: Delivery | undefined): string =>
  [
    ...[...(delivery?.token ? [delivery.token] : []), ...(delivery?.kct ?? [])].map(groupFours),
    ...(delivery?.pins ?? []).map(({ serial, pin }) => groupFours(pin) + (serial ? ` (${serial})` : '')),
  ].join(' / ');

/** Whether the goods of a row are a token or pins, which the device does not store. */
const hasCodes = ({ row, step }: RowState) =>
  step === 'delivered' && findDefinition(row.intent.draft.category)?.delivers !== 'directly';

/**
 * Loads the tokens and pins of a batch, by the key of each row. Uses the goods in `known`, and requests the others,
 * which are from an earlier visit. Omits goods that the server does not return.
 */
export async function loadCodes(
  rows: readonly RowState[],
  known: ReadonlyMap<string, Delivery>,
  call: Call,
): Promise<ReadonlyMap<string, Delivery>> {
  const found = new Map(known);
  const missing = rows.filter((state) => hasCodes(state) && !known.has(state.row.intent.key));
  async function ask(): Promise<void> {
    for (let next = missing.shift(); next; next = missing.shift()) {
      const { key } = next.row.intent;
      const result = await call(transactionEndpoints.transaction, { params: { ref: key } });
      if (result.ok && result.data.delivery) found.set(key, result.data.delivery);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return found;
}

/**
 * Returns the result of each row as a CSV file that is safe to open in a spreadsheet, with the delivered tokens and
 * pins. Money is a plain decimal in naira.
 */
export function bulkCsv(
  rows: readonly RowState[],
  codes: ReadonlyMap<string, Delivery>,
  { headings, states }: BulkCsvWords,
): string {
  const { line, recipient, product, amount, state, reference, code, reason } = headings;
  return writeCsv([
    [line, recipient, product, amount, state, reference, code, reason],
    ...rows.map(({ row, step }) => {
      const { draft, key } = row.intent;
      return [
        String(row.line),
        asText(draft.recipient),
        asText([draft.serviceName, draft.planName].filter((part) => part !== '').join(' ')),
        toNaira(draft.price),
        states[step],
        asText(row.result?.ref ?? key),
        asText(codesOf(codes.get(key))),
        asText(row.result?.message ?? ''),
      ];
    }),
  ]);
}
