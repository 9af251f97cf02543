import type { Fact, PurchaseDraft } from '../journal/intent.ts';
import { asKobo, kobo } from '../money/kobo.ts';
import type { Field, FormView } from './field.ts';
import type { Plan, Service } from './serviceSchema.ts';
import type { Values, Verification, Verified } from './verification.ts';

/** A completed form in which every field is valid. */
export interface CheckedPurchase {
  readonly values: Values;
  readonly service: Service;
  readonly plan: Plan | null;
  readonly verified: Verified | null;
}

/** The fields that a category adds to a draft: the recipient, the price, and the other inputs of the purchase call. */
export type DraftParts = Pick<PurchaseDraft, 'recipient' | 'price'> &
  Partial<
    Pick<PurchaseDraft, 'planId' | 'planName' | 'amount' | 'fee' | 'quantity' | 'meterType' | 'commission'>
  >;

/** How the goods reach the customer: directly, as a token to type in, or as pins. */
export type Delivers = 'directly' | 'token' | 'pins';

/** The step that the customer must take before the goods work: a key of the text catalogue. */
export type Instruction = 'keep-decoder-on' | 'load-card';

/** One category of services, with everything that a form, a review, a route and the API document need. */
export interface ServiceDefinition<Id extends string = string> {
  /** Part of the purchase call's path, of the route and of the embed's tag name. */
  readonly id: Id;
  /** In form order. */
  readonly fields: readonly Field[];
  readonly verification: Verification | null;
  readonly delivers: Delivers;
  /** Shown after delivery. Omitted if the goods work without further steps. */
  readonly instruction?: Instruction;
  /** Labels of facts about the recipient that the purchase makes outdated, such as a due date. */
  readonly endedBySale?: readonly string[];
  /** How a recipient's digits are grouped: in fours, as on a meter or a card. Omitted: as a phone number. */
  readonly recipientGroups?: 'fours';
  /** The entries to reset after `some` entries change. Omitted: none. */
  forget?(some: Readonly<Record<string, string>>, form: FormView): Readonly<Record<string, string>>;
  /** The category's part of the draft; `null` if the purchase has no valid price. */
  draft(sale: CheckedPurchase): DraftParts | null;
  /** The entries that recreate this draft, besides the fields with standard names. */
  entries(draft: PurchaseDraft): Readonly<Record<string, string>>;
  /** The lines that the agent confirms, in order. */
  review(draft: PurchaseDraft): readonly Fact[];
  /** "/services/data". */
  readonly route: `/services/${Id}`;
  /** "oja-data-purchase". */
  readonly tag: `oja-${Id}-purchase`;
}

type Given<Id extends string> = Pick<ServiceDefinition<Id>, 'id' | 'fields' | 'delivers' | 'draft'> &
  Partial<
    Pick<
      ServiceDefinition<Id>,
      'verification' | 'instruction' | 'endedBySale' | 'forget' | 'recipientGroups' | 'entries'
    >
  >;

/** Creates a definition; everything that all categories share is derived from `given`. */
export function defineService<const Id extends string>(given: Given<Id>): ServiceDefinition<Id> {
  const recipient = given.fields.find((field) => field.name === 'recipient');
  const plan = given.fields.find((field) => field.kind === 'plan');
  return {
    verification: null,
    entries: () => ({}),
    ...given,
    route: `/services/${given.id}`,
    tag: `oja-${given.id}-purchase`,
    review: (draft) => reviewOf(draft, recipient?.label ?? 'recipient', plan?.label ?? 'plan'),
  };
}

/** The lines of every review, in this order, if the draft has them. The price comes last, before the commission. */
function reviewOf(draft: PurchaseDraft, recipientLabel: string, planLabel: string): Fact[] {
  const { planName, serviceName, recipient, meterType, quantity, facts = [], fee, price, commission } = draft;
  return [
    { label: 'service', text: serviceName },
    ...(planName ? [{ label: planLabel, text: planName }] : []),
    { label: recipientLabel, text: recipient },
    ...(meterType ? [{ label: 'meterType', text: meterType }] : []),
    ...(quantity === undefined ? [] : [{ label: 'quantity', text: String(quantity) }]),
    ...facts,
    ...(fee ? [{ label: 'fee', amount: fee }] : []),
    { label: 'price', amount: price },
    ...(commission ? [{ label: 'you-earn', amount: commission }] : []),
  ];
}

/**
 * The price of a purchase by amount: the amount plus the service's fee, if it has one; `null` if the sum exceeds the
 * largest amount of money.
 */
export function pricedByAmount(
  value: string | undefined,
  { fee }: Service,
): Pick<PurchaseDraft, 'amount' | 'fee' | 'price'> | null {
  const amount = koboOf(value);
  if (!fee) return { amount, price: amount };
  const price = asKobo(amount + fee);
  return price && { amount, fee, price };
}

/** The value of a checked amount field, in kobo. */
export const koboOf = (value: string | undefined) => kobo(Number(value ?? Number.NaN));
