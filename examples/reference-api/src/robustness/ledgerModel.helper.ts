import { kobo, toNaira } from '@oja/core';
import * as fc from 'fast-check';
import { checkoutFee } from '../funding/checkout.ts';

/**
 * Plans with their prices in kobo. The last one is over the embed's limit for one sale, and agents can rarely afford
 * it.
 */
export const plans = [
  { planId: 'mtn-direct-110mb-1d', price: 10_000 },
  { planId: 'mtn-sme-1gb-30d', price: 45_600 },
  { planId: 'mtn-direct-150gb-60d', price: 4_800_000 },
] as const;
/** The embed's limits for one sale and in total, in kobo. */
export const embedLimits = { atOnce: 50_000, inAll: 400_000 };

const buyers = ['amaka', 'bola', 'embed'] as const;
export type Buyer = (typeof buyers)[number];
export type Agent = Exclude<Buyer, 'embed'>;
/** The embed sells from amaka's wallet. */
export const agentOf = (by: Buyer): Agent => (by === 'bola' ? 'bola' : 'amaka');

const agent = fc.constantFrom<Agent[]>('amaka', 'bola');
/** Few keys, so that many operations use the same one. */
const key = fc.nat({ max: 300 });
/** Selects one of the existing sales. */
const sale = fc.nat({ max: 1_000_000 });
const amount = fc.integer({ min: 1_000, max: 60_000 }).map((naira) => naira * 100);
const of = <T extends string>(word: T) => fc.constant(word);

/** One operation on the ledger, as requested from outside. */
export const operation = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: of('buy'),
      by: fc.constantFrom(...buyers),
      key,
      plan: fc.nat({ max: plans.length - 1 }),
      /** Whether the buyer saw another price. */
      stale: fc.nat({ max: 9 }).map((roll) => roll === 0),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({ do: of('end'), sale, as: fc.constantFrom('delivered', 'failed') }),
  },
  { weight: 2, arbitrary: fc.record({ do: of('wait'), sale }) },
  { weight: 3, arbitrary: fc.record({ do: of('reverse'), sale }) },
  { weight: 4, arbitrary: fc.record({ do: of('void'), by: agent, key }) },
  { weight: 2, arbitrary: fc.record({ do: of('pay'), by: agent, amount, copies: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: of('claim'), by: agent, amount, approve: fc.boolean() }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;
export type Buy = Extract<Operation, { do: 'buy' }>;
export type { Operation };

/** A sale in the model. */
export interface ModelSale {
  readonly by: Buyer;
  readonly plan: number;
  readonly stale: boolean;
  readonly price: number;
  readonly commission: number;
  status: 'processing' | 'pending' | 'delivered' | 'failed' | 'reversed';
}

/** The changes of each account since the model started, in kobo. */
export type Sums = Record<
  'held' | 'provider' | 'funding' | 'fees' | `wallet:${Agent}` | `commission:${Agent}`,
  number
>;

const none: Sums = {
  held: 0,
  provider: 0,
  funding: 0,
  fees: 0,
  'wallet:amaka': 0,
  'wallet:bola': 0,
  'commission:amaka': 0,
  'commission:bola': 0,
};

/** A second implementation of the rules of money, without a database. */
export class LedgerModel {
  readonly sums: Sums = { ...none };
  readonly sales = new Map<string, ModelSale>();
  readonly voided = new Set<string>();
  spent = 0;
  readonly #start: Readonly<Record<Agent, number>>;

  constructor(start: Readonly<Record<Agent, number>>) {
    this.#start = start;
  }

  static id = (by: Buyer, key: number): string => `${agentOf(by)}/${key}`;
  balance = (who: Agent): number => this.#start[who] + this.sums[`wallet:${who}`];

  #move(moves: Partial<Sums>): void {
    for (const [account, moved] of Object.entries(moves)) this.sums[account as keyof Sums] += moved;
  }

  /** The expected result of a purchase: `sold`, `earlier`, or an error code. */
  buy({ by, key, plan, stale }: Buy, commission: number): string {
    const id = LedgerModel.id(by, key);
    const earlier = this.sales.get(id);
    if (earlier) {
      const same = earlier.plan === plan && earlier.stale === stale;
      return same && (by !== 'embed' || earlier.by === 'embed') ? 'earlier' : 'reference_reused';
    }
    if (this.voided.has(id)) return 'reference_voided';
    const price = plans[plan]?.price ?? 0;
    const fault = this.#faultOf(by, price, stale);
    if (fault !== undefined) {
      this.voided.add(id);
      return fault;
    }
    this.sales.set(id, { by, plan, stale, price, commission, status: 'processing' });
    this.#move({ [`wallet:${agentOf(by)}`]: -price, held: price });
    if (by === 'embed') this.spent += price;
    return 'sold';
  }

  #faultOf(by: Buyer, price: number, stale: boolean): string | undefined {
    if (stale) return 'price_changed';
    if (by === 'embed' && (price > embedLimits.atOnce || this.spent + price > embedLimits.inAll))
      return 'over_limit';
    if (price <= this.balance(agentOf(by))) return undefined;
    return by === 'embed' ? 'service_unavailable' : 'insufficient_balance';
  }

  end(sale: ModelSale, as: 'delivered' | 'failed'): void {
    if (sale.status !== 'processing' && sale.status !== 'pending') return;
    sale.status = as;
    const { price, commission } = sale;
    const who = agentOf(sale.by);
    if (as === 'delivered') {
      this.#move({ held: -price, provider: price - commission, [`commission:${who}`]: commission });
      return;
    }
    this.#move({ held: -price, [`wallet:${who}`]: price });
    if (sale.by === 'embed') this.spent -= price;
  }

  wait(sale: ModelSale): void {
    if (sale.status === 'processing') sale.status = 'pending';
  }

  reverse(sale: ModelSale): void {
    if (sale.status !== 'delivered') return;
    sale.status = 'reversed';
    const { price, commission } = sale;
    const who = agentOf(sale.by);
    this.#move({
      provider: commission - price,
      [`commission:${who}`]: -commission,
      [`wallet:${who}`]: price,
    });
  }

  /** Returns `true` if the reference ends as voided. */
  void(by: Agent, key: number): boolean {
    const id = LedgerModel.id(by, key);
    if (this.sales.has(id)) return false;
    this.voided.add(id);
    return true;
  }

  credit(who: Agent, paid: number, fee: number): void {
    this.#move({ funding: -paid, fees: fee, [`wallet:${who}`]: paid - fee });
  }
}

/** The fee of a card payment, in kobo. */
export const feeOf = (paid: number): number => checkoutFee(kobo(paid));
/** Formats kobo as on the wire. */
export const naira = (amount: number): string => toNaira(kobo(amount));
