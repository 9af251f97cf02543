import { type Kobo, kobo } from '@oja/core';
import type { MeterType } from '../database/sale.schema.ts';

export interface Meter {
  readonly customerName: string;
  readonly address: string;
  readonly meterType: MeterType;
  readonly minimum: Kobo;
  readonly arrears?: Kobo;
  /** The meter takes a token only after two key change tokens. */
  readonly needsKeyChange?: true;
}

export interface Card {
  readonly customerName: string;
  readonly dueInDays: number;
  readonly renewal?: { readonly plan: string; readonly planId: string; readonly amount: Kobo };
}

export interface Profile {
  readonly customerName: string;
}

/** Finds the customer of a number; `undefined` if the provider does not know the number. */
export interface Customers {
  /** `disco` is the id of a service. A disco does not know the meters of other discos. */
  meter(number: string, disco: string, type: MeterType): Promise<Meter | undefined>;
  card(number: string, provider: string): Promise<Card | undefined>;
  profile(id: string, product: string): Promise<Profile | undefined>;
}

const naira = (amount: number): Kobo => kobo(amount * 100);

/** Any sandbox meter without a script. */
export const ANYBODYS_METER: Meter = {
  customerName: 'CHIDI NWOSU',
  address: '12 Allen Avenue, Ikeja',
  meterType: 'prepaid',
  minimum: naira(1000),
};

/** A meter of the sandbox. `disco`: the only disco that knows it. */
type KnownMeter = Meter & { readonly disco?: string };

/** The sandbox's meters; all people and addresses are fictitious. Any other meter that starts with 99 exists too. */
const meters: Readonly<Record<string, KnownMeter>> = {
  '99000000010': ANYBODYS_METER,
  '99000000028': { ...ANYBODYS_METER, customerName: 'AISHA BELLO', arrears: naira(3450) },
  '99000000036': { ...ANYBODYS_METER, customerName: 'NGOZI EZE', needsKeyChange: true },
  '99000000044': { ...ANYBODYS_METER, customerName: 'TOBI BALOGUN', disco: 'eko-electric' },
  '99000000051': { ...ANYBODYS_METER, customerName: 'EMEKA OBI' },
  '9900000000010': { ...ANYBODYS_METER, customerName: 'FUNKE ADE' },
  '12/34/56/7890-01': {
    ...ANYBODYS_METER,
    customerName: 'IBRAHIM MUSA',
    meterType: 'postpaid',
    disco: 'ibadan-electric',
  },
  '1111111111111': { ...ANYBODYS_METER, customerName: 'TESTMETER ONE' },
  '1010101010101': { ...ANYBODYS_METER, customerName: 'TESTMETER TWO', meterType: 'postpaid' },
  '201000000000': ANYBODYS_METER,
  '300000000000': ANYBODYS_METER,
  '400000000000': ANYBODYS_METER,
  '500000000000': ANYBODYS_METER,
};

/** The look-up of this meter never resolves: the provider does not answer. */
export const SILENT_METER = '99000000069';

const compact: Card = {
  customerName: 'FATIMA BELLO',
  dueInDays: 2,
  renewal: { plan: 'Compact', planId: 'dstv-compact', amount: naira(19_000) },
};

/** Any sandbox card without a script. */
export const ANYBODYS_CARD: Card = { customerName: 'SANDBOX CUSTOMER', dueInDays: 14 };

type KnownCard = Card & { readonly provider: string };
const cards: Readonly<Record<string, KnownCard>> = {
  '1000000001': { ...compact, provider: 'dstv' },
  '1000000002': {
    ...compact,
    provider: 'dstv',
    customerName: 'SEGUN OJO',
    renewal: { plan: 'Compact + ExtraView', planId: 'dstv-compact-extraview', amount: naira(25_000) },
  },
  '2000000001': {
    provider: 'gotv',
    customerName: 'MARY OKON',
    dueInDays: 9,
    renewal: { plan: 'Jinja', planId: 'gotv-jinja', amount: naira(3900) },
  },
  '02000000001': {
    provider: 'startimes',
    customerName: 'YUSUF SANI',
    dueInDays: 5,
    renewal: { plan: 'Nova', planId: 'startimes-nova', amount: naira(2100) },
  },
};
const UNKNOWN_CARD = '1000000009';
const PROFILE = '0123456789';

const own = <T>(from: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(from, key) ? from[key] : undefined;

export const customers: Customers = {
  async meter(number, disco, type) {
    if (number === SILENT_METER) return new Promise<never>(() => {});
    const known: KnownMeter | undefined =
      own(meters, number) ?? (/^99\d{9}(\d\d)?$/.test(number) ? ANYBODYS_METER : undefined);
    if (!known || known.meterType !== type) return undefined;
    const { disco: only, ...meter } = known;
    return only === undefined || only === disco ? meter : undefined;
  },
  async card(number, provider) {
    if (number === UNKNOWN_CARD) return undefined;
    const known = own(cards, number);
    if (!known) return ANYBODYS_CARD;
    const { provider: only, ...card } = known;
    return only === provider ? card : undefined;
  },
  profile: async (id) => (id === PROFILE ? { customerName: 'TUNDE ADEYEMI' } : undefined),
};
