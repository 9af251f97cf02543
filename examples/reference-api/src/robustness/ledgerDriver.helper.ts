import { randomUUID } from 'node:crypto';
import { kobo, type PurchaseRequest, toNaira } from '@oja/core';
import { eq, sum } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AppContext } from '../appContext.ts';
import { apiKeys, widgetSessions } from '../database/identity.schema.ts';
import { accounts, postings } from '../database/ledger.schema.ts';
import { startCheckout } from '../funding/checkout.ts';
import { claimTransfer } from '../funding/claims.ts';
import { reviewClaim } from '../funding/reviewClaim.ts';
import { receivePayment, sign } from '../funding/webhook.ts';
import { Refusal } from '../http/refusal.ts';
import type { AgentCaller, WidgetCaller } from '../identity/caller.ts';
import { answerEarlierOrVoid } from '../routes/purchase.ts';
import { hold } from '../sale/hold.ts';
import type { TransactionRecord } from '../sale/transactionRecord.ts';
import type { TestAppContext } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import {
  type Agent,
  type Buy,
  type Buyer,
  embedLimits,
  LedgerModel,
  naira,
  plans,
} from './ledgerModel.helper.ts';

const SECRET = 'the secret of the payment provider in this test';

/** The result of `purchase`: `sold`, `earlier`, or the error code. */
interface Bought {
  readonly said: string;
  readonly record?: TransactionRecord;
}

/** Executes the model's operations on the real ledger, as the server's handlers do. */
export class LedgerDriver {
  readonly callers: Readonly<Record<Agent, AgentCaller>>;
  readonly embed: WidgetCaller;
  readonly #context: AppContext;
  readonly #references = new Map<string, string>();

  private constructor(
    context: AppContext,
    callers: Readonly<Record<Agent, AgentCaller>>,
    embed: WidgetCaller,
  ) {
    this.#context = context;
    this.callers = callers;
    this.embed = embed;
  }

  static async open({ context, ledger, caller }: TestAppContext): Promise<LedgerDriver> {
    for (const { planId, price } of plans) await ledger.setPrice(planId, kobo(price));
    const callers = { amaka: await caller('amaka'), bola: await caller('bola') };
    return new LedgerDriver(context, callers, await openEmbed(callers.amaka.agentId, context));
  }

  referenceOf(by: Buyer, key: number): string {
    const id = LedgerModel.id(by, key);
    const reference = this.#references.get(id) ?? randomUUID();
    this.#references.set(id, reference);
    return reference;
  }

  /** A purchase as the server handles it: a refusal looks for the reference, and voids it. */
  async purchase({ by, key, plan, stale }: Buy): Promise<Bought> {
    const caller = by === 'embed' ? this.embed : this.callers[by];
    const { planId, price } = plans[plan] ?? plans[0];
    const expectedPrice = toNaira(kobo(stale ? price + 100 : price));
    const request: PurchaseRequest = order({ reference: this.referenceOf(by, key), planId, expectedPrice });
    const { recipient } = request;
    try {
      const { record, fresh } = await hold({ caller, category: 'data', request, recipient }, this.#context);
      return { said: fresh ? 'sold' : 'earlier', record };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.#refuse(error, request, caller);
    }
  }

  async #refuse(error: Refusal, body: PurchaseRequest, caller: AgentCaller | WidgetCaller): Promise<Bought> {
    const settled = answerEarlierOrVoid(error, { caller, category: 'data', body }, this.#context);
    const refusal: unknown = await settled.catch((thrown: unknown) => thrown);
    if (!(refusal instanceof Refusal)) throw new Error('A sale was found that was not found before');
    const statement = { reference: body.reference, charged: false };
    expect(refusal.details.purchase).toEqual(refusal.code === 'reference_reused' ? undefined : statement);
    return { said: refusal.code };
  }

  /** A card payment, reported once or several times. Returns how often it was credited. */
  async pay(who: Agent, amount: number, copies: number): Promise<number> {
    const { reference } = await startCheckout(this.callers[who], naira(amount), this.#context);
    const event = { event: 'charge.success', reference, amount: naira(amount), currency: 'NGN' };
    const body = JSON.stringify(event);
    const signature = sign(body, SECRET, this.#context.clock());
    let credited = 0;
    for (let copy = 0; copy <= copies; copy += 1) {
      if (await receivePayment(body, signature, SECRET, this.#context)) credited += 1;
    }
    return credited;
  }

  /** A transfer that an agent claims, and its review. */
  async claim(who: Agent, amount: number, approve: boolean): Promise<void> {
    const paidAt = new Date(this.#context.clock()).toISOString();
    const transfer = { bankCode: '058', senderName: 'Somebody', transferReference: randomUUID(), paidAt };
    const claim = { amount: naira(amount), ...transfer };
    const { reference } = await claimTransfer(this.callers[who].agentId, claim, this.#context);
    const verdict = approve ? ({ approve } as const) : ({ approve, reason: 'No such transfer.' } as const);
    await reviewClaim(reference, verdict, this.#context);
  }

  /** The balance of each account from its postings, under the model's names. */
  async sums(): Promise<Readonly<Record<string, number>>> {
    const found = await this.#context.db
      .select({ id: accounts.id, total: sum(postings.amount).mapWith(Number) })
      .from(accounts)
      .leftJoin(postings, eq(postings.accountId, accounts.id))
      .groupBy(accounts.id);
    const names = Object.entries(this.callers).map(([name, { agentId }]) => [agentId, name] as const);
    const nameOf = (id: string) => names.reduce((text, [agentId, name]) => text.replace(agentId, name), id);
    return Object.fromEntries(found.map(({ id, total }) => [nameOf(id), total ?? 0]));
  }

  /** The amount that the embed has spent. */
  async spent(): Promise<number> {
    const [session] = await this.#context.db
      .select({ spent: widgetSessions.spent })
      .from(widgetSessions)
      .where(eq(widgetSessions.id, this.embed.widgetSessionId));
    return session?.spent ?? Number.NaN;
  }
}

async function openEmbed(agentId: string, { db, clock }: AppContext): Promise<WidgetCaller> {
  const id = randomUUID();
  const apiKeyId = randomUUID();
  const createdAt = new Date(clock());
  const key = { id: apiKeyId, agentId, name: 'The model’s', prefix: 'oja_test', createdAt };
  await db.insert(apiKeys).values({ ...key, keyHash: randomUUID() });
  const scopes = ['purchase:data'];
  const origin = 'https://shop.example';
  const maxPerSale = kobo(embedLimits.atOnce);
  const limits = { maxAmount: kobo(embedLimits.inAll), maxPerSale, spent: kobo(0) };
  const expiresAt = new Date(clock() + 900_000);
  const session = { id, apiKeyId, agentId, origin, scopes, ...limits, createdAt, expiresAt };
  await db.insert(widgetSessions).values({ ...session, tokenHash: randomUUID() });
  return { kind: 'widget', agentId, widgetSessionId: id, apiKeyId, origin, scopes, maxPerSale };
}
