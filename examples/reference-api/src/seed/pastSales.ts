import { type Category, type Kobo, kobo, type Status } from '@oja/core';
import { planRows, serviceRows } from '../catalogue/catalogue.ts';
import type { Delivery } from '../database/sale.schema.ts';
import { powerReceipt } from '../provider/createDelivery.ts';
import { ANYBODYS_CARD, ANYBODYS_METER } from '../provider/customers.ts';
import type { Draw } from './draw.ts';

/** The fields of a past sale that depend on its category. */
export interface Goods {
  readonly category: Category;
  readonly serviceId: string;
  readonly planId?: string;
  readonly name: string;
  readonly description: string;
  readonly recipient: string;
  readonly amount: Kobo;
  readonly commission: Kobo;
  /** The delivered goods, if the sale was delivered. */
  readonly delivery: Delivery;
}

export type PastStatus = Extract<Status, 'delivered' | 'failed' | 'reversed' | 'pending'>;

/** The categories of the demo's history. */
export type PastCategory = keyof typeof drawGoods;

/** The number of sales per category, 600 in all: 55 % data, 22 % airtime, 12 % electricity, 7 % cable, 4 % exams. */
export const CATEGORIES: readonly (readonly [PastCategory, number])[] = [
  ['data', 330],
  ['airtime', 132],
  ['electricity', 72],
  ['cable', 42],
  ['result-checker', 24],
];

/** The number of sales per status: 95.5 % delivered, 2.5 % failed, 1.2 % reversed; the 0.8 % pending are the newest. */
export const STATUSES: readonly (readonly [PastStatus, number])[] = [
  ['delivered', 573],
  ['failed', 15],
  ['reversed', 7],
  ['pending', 5],
];

const naira = (amount: number): Kobo => kobo(Math.round(amount * 100));
const percent = (amount: Kobo, rate: number): Kobo => kobo(Math.round((amount * rate) / 10_000) * 100);
const confirmed: Delivery = { message: 'The network confirmed the delivery.' };

const discos = [
  ['ikeja-electric', 'Ikeja Electric'],
  ['eko-electric', 'Eko Electric'],
  ['abuja-electric', 'Abuja Electric'],
  ['ibadan-electric', 'Ibadan Electric'],
  ['enugu-electric', 'Enugu Electric'],
  ['portharcourt-electric', 'Port Harcourt Electric'],
] as const;
const bouquets = [
  ['dstv', 'DStv Padi', 4400],
  ['dstv', 'DStv Yanga', 6000],
  ['dstv', 'DStv Confam', 11_000],
  ['gotv', 'GOtv Smallie', 1900],
  ['gotv', 'GOtv Jinja', 3900],
  ['gotv', 'GOtv Jolli', 5800],
  ['startimes', 'StarTimes Nova', 2100],
] as const;
const exams = [
  ['waec', 'WAEC result checker', 3900],
  ['neco', 'NECO token', 1100],
] as const;

const phoneOf = (prefixes: readonly string[], draw: Draw): string => {
  const prefix = draw.pick(prefixes);
  return prefix + draw.digits(11 - prefix.length);
};

// MTN sells most, and cheap plans sell more often than expensive ones.
const networkWeights = [50, 26, 17, 7] as const;
const networks = serviceRows.filter((service) => service.category === 'data');
const drawService = (draw: Draw) =>
  draw.weighted(networks.map((service, index) => [service, networkWeights[index] ?? 1] as const));

function data(draw: Draw): Goods {
  const service = drawService(draw);
  const offered = planRows.filter((plan) => plan.serviceId === service.id && plan.price <= naira(5000));
  const plan = draw.weighted(offered.map((one) => [one, 1 / (one.price + 20_000)] as const));
  const recipient = phoneOf(service.prefixes, draw);
  return {
    category: 'data',
    serviceId: service.id,
    planId: plan.id,
    name: `${service.name} ${plan.name}`,
    description: `${plan.kind}, ${plan.validityDays === 1 ? '1 day' : `${plan.validityDays} days`}, to ${recipient}`,
    recipient,
    amount: plan.price,
    commission: plan.commission,
    delivery: confirmed,
  };
}

function airtime(draw: Draw): Goods {
  const service = drawService(draw);
  const amount = naira(draw.pick([100, 100, 200, 200, 300, 500, 500, 1000, 1500, 2000]));
  const recipient = phoneOf(service.prefixes, draw);
  return {
    category: 'airtime',
    serviceId: service.id.replace('data', 'airtime'),
    name: `${service.name} airtime`,
    description: `Airtime to ${recipient}`,
    recipient,
    amount,
    commission: percent(amount, 3),
    delivery: confirmed,
  };
}

function electricity(draw: Draw): Goods {
  const [serviceId, disco] = draw.pick(discos);
  const amount = naira(draw.pick([1000, 2000, 2000, 3000, 5000, 5000, 10_000]));
  const recipient = `99${draw.digits(9)}`;
  return {
    category: 'electricity',
    serviceId,
    name: `${disco} prepaid`,
    description: `Meter ${recipient}`,
    recipient,
    amount,
    commission: percent(amount, 1),
    delivery: {
      token: draw.digits(20),
      ...powerReceipt(amount),
      customerName: ANYBODYS_METER.customerName,
      address: ANYBODYS_METER.address,
    },
  };
}

function cable(draw: Draw): Goods {
  const [serviceId, name, price] = draw.pick(bouquets);
  const recipient = `${draw.below(9) + 1}${draw.digits(9)}`;
  const amount = naira(price);
  return {
    category: 'cable',
    serviceId,
    name,
    description: `Card ${recipient}`,
    recipient,
    amount,
    commission: percent(amount, 1.5),
    delivery: { message: 'The subscription is active.', customerName: ANYBODYS_CARD.customerName },
  };
}

function exam(draw: Draw): Goods {
  const [serviceId, name, price] = draw.pick(exams);
  return {
    category: 'result-checker',
    serviceId,
    name,
    description: '1 pin',
    recipient: phoneOf(['0803', '0802', '0805'], draw),
    amount: naira(price),
    commission: naira(50),
    delivery: { pins: [{ serial: `WRN${draw.digits(9)}`, pin: draw.digits(12) }] },
  };
}

export const drawGoods = {
  data,
  airtime,
  electricity,
  cable,
  'result-checker': exam,
} satisfies Readonly<Partial<Record<Category, (draw: Draw) => Goods>>>;
