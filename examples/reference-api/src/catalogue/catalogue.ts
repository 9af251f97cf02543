import { type Kobo, kobo } from '@oja/core';
import { plans, services } from '../database/catalogue.schema.ts';
import type { Queries } from '../database/open.ts';
import { type Network, networks } from './networks.ts';

export type ServiceRow = typeof services.$inferInsert;
export type PlanRow = typeof plans.$inferInsert;

/** What an agent earns on a plan: 2 % of the price in whole naira, at least ₦1. */
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

export const serviceRows: readonly ServiceRow[] = networks.map(({ id, name, prefixes }, position) => ({
  id,
  category: 'data',
  name,
  position,
  available: true,
  prefixes: prefixes.split(' '),
}));

export const planRows: readonly PlanRow[] = networks.flatMap((network) =>
  Object.entries(network.plans)
    .flatMap(([kind, lines]) =>
      lines.split('·').map((line) => [kind, line.replace(/\s+/g, ' ').trim()] as const),
    )
    .map(([kind, line], position) => readPlan(network, kind, line, position)),
);

/** Puts the catalogue into an empty database. From then on the database is the catalogue: prices move there. */
export async function seedCatalogue(db: Queries): Promise<void> {
  await db.insert(services).values([...serviceRows]);
  await db.insert(plans).values([...planRows]);
}
