import type { Category } from '@oja/core';

/** Discos as VTpass names them. `rate`: what an agent earns, in hundredths of a percent (a snapshot of late 2025). */
const discos = [
  { id: 'ikeja-electric', name: 'Ikeja Electric', least: 500, rate: 100 },
  { id: 'eko-electric', name: 'Eko Electric', least: 1000, rate: 100 },
  { id: 'abuja-electric', name: 'Abuja Electric', least: 1000, rate: 120 },
  { id: 'kano-electric', name: 'Kano Electric', least: 1000, rate: 100 },
  { id: 'portharcourt-electric', name: 'Port Harcourt Electric', least: 1000, rate: 200 },
  { id: 'jos-electric', name: 'Jos Electric', least: 1000, rate: 90 },
  { id: 'ibadan-electric', name: 'Ibadan Electric', least: 1000, rate: 110 },
  { id: 'kaduna-electric', name: 'Kaduna Electric', least: 1000, rate: 150 },
  { id: 'enugu-electric', name: 'Enugu Electric', least: 1000, rate: 140 },
  { id: 'benin-electric', name: 'Benin Electric', least: 1000, rate: 150 },
  { id: 'aba-electric', name: 'Aba Power', least: 1000, rate: 170 },
  { id: 'yola-electric', name: 'Yola Electric', least: 1000, rate: 120 },
] as const;

/** In naira: the most that one meter is paid at once. */
const MOST_POWER = 200_000;

/** A service whose buyer says how much, from `least` to `most` naira. `rate`: as of the discos. */
export interface AmountService {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly rate: number;
}

/** By category. Airtime has its own rows: they follow from the networks. */
export const amountServices: Readonly<Partial<Record<Category, readonly AmountService[]>>> = {
  electricity: discos.map((disco) => ({ ...disco, most: MOST_POWER })),
};

/** In naira, and what an agent earns on it in hundredths of a percent, by network. */
export const airtime = {
  least: 50,
  most: 50_000,
  rates: { mtn: 300, airtel: 340, glo: 400, t2: 400 },
} as const;

/** TV by provider; bouquets as people write them, "Padi 4400", "Nova week 700/7d"; 30 days unless they say otherwise. */
export const television = [
  {
    id: 'dstv',
    name: 'DStv',
    bouquets:
      'Padi 4400 · Yanga 6000 · Confam 11000 · Compact 19000 · Compact Plus 30000 · Premium 44500 · Padi + ExtraView 10400 · Compact + ExtraView 25000 · French Touch add-on 7000',
  },
  {
    id: 'gotv',
    name: 'GOtv',
    bouquets:
      'Smallie 1900 · Smallie quarter 5100/90d · Smallie year 15000/365d · Jinja 3900 · Jolli 5800 · Max 8500 · Supa 11400 · Supa Plus 16800',
  },
  {
    id: 'startimes',
    name: 'StarTimes',
    bouquets:
      'Nova 2100 · Nova week 700/7d · Basic antenna 4000 · Basic antenna week 1400/7d · Basic dish 5100 · Basic dish week 1700/7d · Classic antenna 6000 · Classic antenna week 2000/7d · Classic dish 7400 · Super antenna 9500 · Super dish 9800',
  },
  { id: 'showmax', name: 'Showmax', bouquets: 'Mobile 3800/90d · Full 8400/90d', recipientKind: 'phone' },
] as const;

/**
 * Airtime on cards, with the rates of airtime by network. Values in naira; `pinLength`: digits of a network's pin, which
 * only the simulated provider needs. `stock`: how many of each a new database has; some have fewer, by their plan's id.
 */
export const rechargeCards = {
  values: [100, 200, 500, 1000],
  pinLength: { mtn: 17, airtel: 16, glo: 15, t2: 15 },
  mostAtOnce: 100,
  stock: 2000,
  fewer: { 't2-recharge-card-500': 12, 't2-recharge-card-1000': 0 },
} as const;

/** How many exam pins of each kind a new database has. */
export const EXAM_STOCK = 1000;

/** Pins by exam body; prices in naira, commission for one pin. `hasSerial`: the pin is printed with a serial number. */
export const exams = [
  { id: 'waec', name: 'WAEC', pins: 'Result checker 3900', commission: 250, hasSerial: true },
  { id: 'neco', name: 'NECO', pins: 'Token 1100', commission: 50 },
  { id: 'nabteb', name: 'NABTEB', pins: 'Result checker 1000', commission: 50, hasSerial: true },
  {
    id: 'jamb',
    name: 'JAMB',
    pins: 'UTME 6200 · UTME with mock 7700',
    commission: 150,
    recipientKind: 'profile',
  },
] as const;

/** What identifies a customer to the provider. */
export type RecipientKind = 'phone' | 'meter' | 'smartcard' | 'profile';

/** By category, for the services that name no `recipientKind` of their own. Elsewhere core's definition checks the recipient. */
export const usualRecipient: Readonly<Partial<Record<Category, RecipientKind>>> = {
  data: 'phone',
  airtime: 'phone',
  electricity: 'meter',
  cable: 'smartcard',
  'result-checker': 'phone',
  'recharge-card': 'phone',
};
