import { toNaira, type Wire } from '@oja/core';
import type { PlanRow } from '../catalogue/load.ts';
import { omitNull } from '../http/omitNull.ts';
import type { NextPrice } from './planPrices.ts';

type Service = NonNullable<Wire<'services'>>[number];
export type WirePlan = Exclude<NonNullable<Service['plans']>, ''>[number];

/** The public fields of a plan, with the announced price (`next`) and its start. */
export const wirePlan = (
  { id, name, kind, sizeMb, validityDays, price, stock }: PlanRow,
  next: Pick<NextPrice, 'price' | 'startsAt'> | undefined,
): WirePlan =>
  omitNull({
    ...{ id, name, kind, sizeMb, validityDays, price: toNaira(price) },
    ...(next && { nextPrice: toNaira(next.price), nextPriceFrom: next.startsAt.toISOString() }),
    stock,
  });
