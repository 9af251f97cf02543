import { type Category, definitionOf, kobo } from '@oja/core';
import { exams, type RecipientKind, television, usualRecipient } from './bills.ts';

/** Where the buyer says how much: whole naira. Networks and discos take no kobo. */
export const AMOUNT_STEP = kobo(100);

/** The most pins in one purchase where the service has no figure of its own: as many as fit on what is handed over. */
const MOST_PINS = 20;

const ownKinds: ReadonlyMap<string, RecipientKind> = new Map(
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

/** What identifies the customer of a service: its own kind, else the category's; null where core's definition says. */
export const recipientKindOf = ({ category, serviceId }: SoldAs): RecipientKind | null =>
  ownKinds.get(serviceId) ?? usualRecipient[category] ?? null;

/** True for an exam whose pins are printed with a serial number. */
export const hasSerial = ({ serviceId }: Pick<SoldAs, 'serviceId'>): boolean => withSerial.has(serviceId);

type Sold = Readonly<{ id: string; category: Category; mostAtOnce?: number | null }>;

/** The highest quantity of one purchase: 1 for everything but pins that are made out to no profile. */
export const mostAtOnce = ({ id, category, mostAtOnce: own }: Sold): number =>
  definitionOf(category).delivers === 'pins' && recipientKindOf({ category, serviceId: id }) !== 'profile'
    ? (own ?? MOST_PINS)
    : 1;
