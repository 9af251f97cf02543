import { type Category, categories, type Kobo, kobo } from '@oja/core';
import { plans, services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import {
  type AmountService,
  airtime,
  amountServices,
  EXAM_STOCK,
  exams,
  rechargeCards,
  television,
} from './bills.ts';
import { type Network, networks } from './networks.ts';

export type ServiceRow = typeof services.$inferInsert;
export type PlanRow = typeof plans.$inferInsert;
type Unplaced = Omit<ServiceRow, 'position'>;

/** Commission on a plan: 2 % of the price in whole naira, at least ₦1. */
const commissionOn = (price: Kobo): Kobo => kobo(Math.max(100, Math.round((price * 0.02) / 100) * 100));

const PLAN = /^([\d.]+)(MB|GB)(?:\+(.+))?\/(\d+)d (\d+)$/;

function readPlan(network: Network, kind: string, line: string, position: number): PlanRow {
  const [, figure = '', unit = '', bonus, days = '', naira = ''] = PLAN.exec(line) ?? [];
  if (figure === '') throw new Error(`Not a plan: ${line}`);
  const price = kobo(Number(naira) * 100);
  const size = `${figure} ${unit}`;
  return {
    id: [network.id.replace(/-data$/, ''), kind, figure + unit, `${days}d`].join('-').toLowerCase(),
    serviceId: network.id,
    name: bonus === undefined ? size : `${size} + ${bonus}`,
    kind,
    position,
    // Operators count 1 GB as 1000 MB.
    sizeMb: Math.round(Number(figure) * (unit === 'GB' ? 1000 : 1)),
    validityDays: Number(days),
    price,
    commission: commissionOn(price),
  };
}

const naira = (amount: number): Kobo => kobo(amount * 100);
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const common = { available: true, prefixes: [] } as const;

const dataServices: readonly Unplaced[] = networks.map(({ id, name, prefixes }) => ({
  id,
  category: 'data',
  name,
  available: true,
  prefixes: prefixes.split(' '),
}));

const networkOf = ({ id }: Network) => id.replace(/-data$/, '') as keyof typeof airtime.rates;

const airtimeServices: readonly Unplaced[] = networks.map((sold) => {
  const { name, prefixes } = sold;
  const network = networkOf(sold);
  const limits = { least: naira(airtime.least), most: naira(airtime.most), rate: airtime.rates[network] };
  const own = { id: `${network}-airtime`, category: 'airtime', name } as const;
  return { ...own, ...limits, available: true, prefixes: prefixes.split(' ') };
});

const amountService = (category: Category, { least, most, ...service }: AmountService): Unplaced => ({
  ...common,
  ...service,
  category,
  least: naira(least),
  most: naira(most),
});

const cardServices: readonly Unplaced[] = networks.map((network) => ({
  ...common,
  id: `${networkOf(network)}-recharge-card`,
  category: 'recharge-card',
  name: network.name,
  mostAtOnce: rechargeCards.mostAtOnce,
}));

const billServices: readonly Unplaced[] = [
  ...categories.flatMap((category) =>
    (amountServices[category] ?? []).map((service) => amountService(category, service)),
  ),
  ...television.map(({ id, name }): Unplaced => ({ ...common, id, category: 'cable', name })),
  ...exams.map(({ id, name }): Unplaced => ({ ...common, id, category: 'result-checker', name })),
];

export const serviceRows: readonly ServiceRow[] = [
  ...dataServices,
  ...airtimeServices,
  ...billServices,
  ...cardServices,
].map((service, position) => ({ ...service, position }));

const dataPlans: readonly PlanRow[] = networks.flatMap((network) =>
  Object.entries(network.plans)
    .flatMap(([kind, lines]) =>
      lines.split('·').map((line) => [kind, line.replace(/\s+/g, ' ').trim()] as const),
    )
    .map(([kind, line], position) => readPlan(network, kind, line, position)),
);

const ITEM = /^(.+) (\d+)(?:\/(\d+)d)?$/;

/** Parses "Padi 4400 · Nova week 700/7d": name, price in naira, and days if they differ from the default. */
function readItems(
  serviceId: string,
  line: string,
  commission: (price: Kobo) => Kobo,
  days: number | null,
): PlanRow[] {
  return line.split(' · ').map((item, position) => {
    const [, name = '', price = '', own] = ITEM.exec(item) ?? [];
    if (name === '') throw new Error(`Not a catalogue item: ${item}`);
    const cost = naira(Number(price));
    const id = `${serviceId}-${slug(name)}`;
    const validityDays = own === undefined ? days : Number(own);
    return { id, serviceId, name, position, price: cost, commission: commission(cost), validityDays };
  });
}

/** Commission on TV: 1.5 % in whole naira. */
const onTelevision = (price: Kobo): Kobo => kobo(Math.round((price * 0.015) / 100) * 100);

const inStock = (id: string): number =>
  new Map<string, number>(Object.entries(rechargeCards.fewer)).get(id) ?? rechargeCards.stock;

/** The recharge cards of one network. The commission is airtime's rate applied to each card's price. */
const cardPlans = (network: Network): PlanRow[] =>
  rechargeCards.values.map((value, position) => {
    const id = `${networkOf(network)}-recharge-card-${value}`;
    return {
      id,
      serviceId: `${networkOf(network)}-recharge-card`,
      name: `₦${value.toLocaleString('en-NG')} card`,
      position,
      price: naira(value),
      commission: kobo(Math.round((naira(value) * airtime.rates[networkOf(network)]) / 10_000)),
      stock: inStock(id),
    };
  });

export const planRows: readonly PlanRow[] = [
  ...dataPlans,
  ...television.flatMap(({ id, bouquets }) => readItems(id, bouquets, onTelevision, 30)),
  ...exams.flatMap(({ id, pins, commission }) =>
    readItems(id, pins, () => naira(commission), null).map((plan) => ({ ...plan, stock: EXAM_STOCK })),
  ),
  ...networks.flatMap(cardPlans),
];

/**
 * Adds missing services and plans to the database. Never changes existing rows: after the first start the database is
 * the source of prices.
 */
export async function seedCatalogue(db: Queries): Promise<void> {
  await db
    .insert(services)
    .values([...serviceRows])
    .onConflictDoNothing();
  await db
    .insert(plans)
    .values([...planRows])
    .onConflictDoNothing();
}
