import * as v from 'valibot';
import { money } from '../money/schema.ts';
import { object } from '../shared/schemas/object.ts';
import { identifier, maybe, text } from '../shared/schemas/text.ts';
import { instant } from '../shared/schemas/time.ts';
import { word } from '../shared/schemas/word.ts';
import { meterType, meterTypes } from '../transaction/purchaseSchema.ts';

/** The names of the query parameters are the specification's (section 7). `disco_name` is the id of the disco's service. */
export const meterQuerySchema = object({
  meter_number: word(40),
  disco_name: word(128),
  meter_type: v.picklist(meterTypes),
});

/** Only an explicit no blocks a purchase for the meter, because the server checks again anyway. */
const canVend = v.pipe(
  v.nullish(v.union([v.boolean(), v.string()])),
  v.transform((wire) => wire !== false && !/^(?:no|false)$/i.test(String(wire))),
);

/** The customer of a meter. `minimumAmount` and `arrears` in kobo; a part of the payment may go to the arrears. */
export const meterSchema = object({
  customerName: text(120),
  address: maybe(text(200)),
  meterNumber: maybe(identifier),
  meterType: maybe(meterType),
  minimumAmount: maybe(money),
  arrears: maybe(money),
  canVend: v.optional(canVend, true),
});
export type Meter = v.InferOutput<typeof meterSchema>;

export const smartcardQuerySchema = object({ smartcard_number: word(20), provider: word(128) });

/** The customer of a smartcard, the current plan, and the cost of renewing it (kobo), which add-ons make differ from the list price. */
export const smartcardSchema = object({
  customerName: text(120),
  status: maybe(text(40)),
  dueDate: maybe(instant),
  currentPlan: maybe(text(120)),
  currentPlanId: maybe(identifier),
  renewalAmount: maybe(money),
});
export type Smartcard = v.InferOutput<typeof smartcardSchema>;

export const profileQuerySchema = object({ profile_id: word(40), product: word(128) });
/** The owner of a JAMB profile. */
export const profileSchema = object({ customerName: text(120) });
export type Profile = v.InferOutput<typeof profileSchema>;
