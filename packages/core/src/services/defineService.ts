import { asKobo, kobo } from '../format/kobo.ts';
import type { Fact, PurchaseDraft } from '../journal/intent.ts';
import type { Plan, Service } from '../schemas/service.ts';
import type { Field, FormView } from './field.ts';
import type { Values, Verification, Verified } from './verification.ts';

/** A form in which everything is in order. */
export interface CheckedPurchase {
  readonly values: Values;
  readonly service: Service;
  readonly plan: Plan | null;
  readonly verified: Verified | null;
}

/** What a category adds to a draft: whom it is for, what it costs, and what else the purchase call needs. */
export type DraftParts = Pick<PurchaseDraft, 'recipient' | 'price'> &
  Partial<
    Pick<PurchaseDraft, 'planId' | 'planName' | 'amount' | 'fee' | 'quantity' | 'meterType' | 'commission'>
  >;

/** How the goods reach the customer: at once and by themselves, as a token to type in, or as pins. */
export type Delivers = 'directly' | 'token' | 'pins';

/** What the customer has to do for the goods to work: a key of the text catalogue. */
export type Instruction = 'keep-decoder-on' | 'load-card';

/** One category of services: everything that a form, a review, a route and a document need to know of it. */
export interface ServiceDefinition<Id extends string = string> {
  /** Part of the purchase call's path, of the route and of the embed's tag. */
  readonly id: Id;
  /** In the order of the form. */
  readonly fields: readonly Field[];
  readonly verification: Verification | null;
  readonly delivers: Delivers;
  /** Shown once the goods are delivered. Left out: they work by themselves. */
  readonly instruction?: Instruction;
  /** Labels of facts about the recipient that the purchase itself ends, such as the day until which it was paid. */
  readonly endedBySale?: readonly string[];
  /** How a recipient's digits are grouped: in fours, as on a meter or a card. Left out: as a phone number. */
  readonly recipientGroups?: 'fours';
  /** What of the form is emptied when these are entered. Left out: nothing. */
  forget?(some: Readonly<Record<string, string>>, form: FormView): Readonly<Record<string, string>>;
  /** The draft's own part; null where the sale can't be priced. */
  draft(sale: CheckedPurchase): DraftParts | null;
  /** What to type to get this draft again, beside the fields of the usual names. */
  entries(draft: PurchaseDraft): Readonly<Record<string, string>>;
  /** What the agent agrees to, in order. */
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

/** Makes a definition; what is the same for all categories follows from what is given. */
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

/** The rows that every review has, in this order, where the draft has them. The price comes last. */
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

/** What a sale of an amount costs: the amount itself, and the fee of a service that takes one; null where that is no money. */
export function pricedByAmount(
  value: string | undefined,
  { fee }: Service,
): Pick<PurchaseDraft, 'amount' | 'fee' | 'price'> | null {
  const amount = koboOf(value);
  if (!fee) return { amount, price: amount };
  const price = asKobo(amount + fee);
  return price && { amount, fee, price };
}

/** An amount that a field has checked: whole kobo. */
export const koboOf = (value: string | undefined) => kobo(Number(value ?? Number.NaN));
