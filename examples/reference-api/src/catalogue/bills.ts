import type { Category } from '@oja/core';

/** Discos by VTpass's names. `rate`: the agent's commission in hundredths of a percent (snapshot of late 2025). */
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

/** In naira: the maximum of one payment for a meter. */
const MOST_POWER = 200_000;

/** A service with an amount that the buyer chooses, from `least` to `most` in naira. `rate` as in `discos`. */
export interface AmountService {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly rate: number;
}

/** By category. Airtime services are derived from the networks instead. */
export const amountServices: Readonly<Partial<Record<Category, readonly AmountService[]>>> = {
  electricity: discos.map((disco) => ({ ...disco, most: MOST_POWER })),
};

/** Amounts in naira. `rates`: the agent's commission in hundredths of a percent, by network. */
export const airtime = {
  least: 50,
  most: 50_000,
  rates: { mtn: 300, airtel: 340, glo: 400, t2: 400 },
} as const;

/** TV by provider. Bouquets are written "Padi 4400" or "Nova week 700/7d": price in naira, and 30 days by default. */
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
 * Airtime on cards, with the commission rates of airtime. Values in naira. `pinLength`: digits of a network's PIN,
 * used only by the simulated provider. `stock`: cards of each plan in a new database; `fewer` has exceptions by plan
 * id.
 */
export const rechargeCards = {
  values: [100, 200, 500, 1000],
  pinLength: { mtn: 17, airtel: 16, glo: 15, t2: 15 },
  mostAtOnce: 100,
  stock: 2000,
  fewer: { 't2-recharge-card-500': 12, 't2-recharge-card-1000': 0 },
} as const;

/** Exam PINs of each kind in a new database. */
export const EXAM_STOCK = 1000;

/** PINs by exam body; prices in naira, commission per PIN. `hasSerial`: the PIN has a serial number. */
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
