import {
  type Category,
  type CustomerKind,
  definitionOf,
  type Field,
  type FormView,
  findCustomerKind,
  kobo,
} from '@oja/core';
import { exams, television } from './bills.ts';

/** Step of an amount that the buyer chooses: whole naira. Networks and discos accept no kobo. */
export const AMOUNT_STEP = kobo(100);

/** Maximum PINs per purchase without a limit of the service: as many as fit on the delivered receipt. */
const MOST_PINS = 20;

const ownKinds: ReadonlyMap<string, CustomerKind> = new Map(
  [...television, ...exams].flatMap((service) =>
    'recipientKind' in service ? [[service.id, service.recipientKind] as const] : [],
  ),
);

const withSerial: ReadonlySet<string> = new Set(
  exams.flatMap((exam) => ('hasSerial' in exam ? [exam.id] : [])),
);

interface SoldAs {
  readonly category: Category;
  readonly serviceId: string;
}

/** The state of core's form before anything is entered. */
export const blankForm: FormView = {
  entered: {},
  services: [],
  service: null,
  hinted: null,
  plan: null,
  verified: null,
};

/** The field of core's form for the recipient. */
export const recipientFieldOf = (category: Category): Field | undefined =>
  definitionOf(category).fields.find(({ name }) => name === 'recipient');

/** The kind of recipient of a service, or of core's form for its category; `null` if core knows no such kind. */
export function findRecipientKind({ category, serviceId }: SoldAs): CustomerKind | null {
  const own = ownKinds.get(serviceId);
  if (own) return own;
  const field = recipientFieldOf(category);
  return field ? findCustomerKind(field.labelIn?.(blankForm) ?? field.label) : null;
}

/** Whether the service is an exam whose PINs have a serial number. */
export const hasSerial = ({ serviceId }: Pick<SoldAs, 'serviceId'>): boolean => withSerial.has(serviceId);

type Sold = Readonly<{ id: string; category: Category; mostAtOnce?: number | null }>;

/** The maximum quantity of one purchase: 1, except for PINs that are not bound to a profile. */
export const mostAtOnce = ({ id, category, mostAtOnce: own }: Sold): number =>
  definitionOf(category).delivers === 'pins' && findRecipientKind({ category, serviceId: id }) !== 'profile'
    ? (own ?? MOST_PINS)
    : 1;
