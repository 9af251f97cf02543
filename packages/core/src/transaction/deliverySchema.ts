import * as v from 'valibot';
import { type Kobo, parseNaira } from '../money/kobo.ts';
import { object } from '../shared/schemas/object.ts';
import { lenient, maybe, text } from '../shared/schemas/text.ts';

/** The placeholders that providers write for an empty field. */
const NOTHING = /^(?:n\/?a|nil|none|null|undefined|-+)?$/i;

/**
 * A line of a receipt, as text for the customer. A line that can't be read is left out, so that it never
 * makes a successful purchase look failed. A number is tolerated.
 */
// @__NO_SIDE_EFFECTS__
const line = (longest: number) =>
  lenient(
    v.pipe(
      v.union([
        text(longest),
        v.pipe(
          v.number(),
          v.check((one) => Number.isFinite(one)),
          v.transform(String),
        ),
      ]),
      v.transform((said) => (NOTHING.test(said) ? undefined : said)),
    ),
  );

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?=\.|$)/;

/** Amounts as discos print them on a receipt for people: "139.53", 139.53, "₦1,395.30", "NGN 139.53". */
function readPrinted(said: string | number): Kobo | undefined {
  const figure = String(said)
    .trim()
    .replace(/^(?:₦|NGN)\s*/i, '');
  return parseNaira(GROUPED.test(figure) ? figure.replaceAll(',', '') : figure) ?? undefined;
}

/** An amount on a receipt, in kobo. Left out if it can't be read. */
const figure = lenient(v.pipe(v.union([v.string(), v.number()]), v.transform(readPrinted)));

/**
 * The delivered goods and the lines of the receipt. Tokens and pins work for anyone who has them: they are shown to the
 * agent, and never logged, stored or put in a URL.
 */
export const deliverySchema = object({
  message: line(300),
  /** 20 digits for a prepaid meter, grouped in the disco's way. */
  token: maybe(text(60)),
  /** "79.9 kWh". */
  units: line(40),
  /** Key change tokens, to be typed in before the token, in this order. */
  kct: maybe(v.array(text(60))),
  /** `expires`: the day until which a card can be loaded, as the network writes it. */
  pins: maybe(v.array(object({ serial: line(40), pin: text(40), expires: line(40) }))),
  /** "₦209.50 per kWh". */
  tariff: line(60),
  /** Included in the amount, in kobo. */
  vat: figure,
  /** The part of the amount that bought energy, in kobo: without VAT, arrears and fixed charges. */
  tokenAmount: figure,
  /** The part of the amount that went to the customer's debt, in kobo. */
  arrears: figure,
  /** The part of the amount that went to the disco's fixed charges, in kobo. */
  fixedCharge: figure,
  customerName: line(120),
  address: line(200),
  /** The disco's receipt number, which a postpaid customer has instead of a token. */
  receiptNumber: line(80),
  /** The reference of the network, disco or provider for this purchase. */
  providerReference: line(120),
});

export type Delivery = v.InferOutput<typeof deliverySchema>;
