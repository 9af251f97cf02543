import { setTimeout as pause } from 'node:timers/promises';
import { isFinal, type Status } from '@oja/core';
import { expect, vi } from 'vitest';
import { DEMO_AGENT } from '../seed/demo.ts';
import type { ReferenceApi } from '../start.ts';
import { buy, call, order, signIn } from '../testing/testApi.helper.ts';

/**
 * The options of a server under load: a quick provider, and no rate limit for an agent who buys faster than a person.
 */
export const underLoad = {
  mode: 'demo',
  port: 0,
  seed: 'catalogue',
  providerDelayMs: 300,
  answerLimitMs: 1_000,
  rateLimit: { requests: 1_000_000, windowMs: 60_000 },
} as const;

/** ₦100.00 in kobo: cheap, so that the money lasts. */
const PRICE = 10_000;
const cheap = { planId: 'mtn-direct-110mb-1d', expectedPrice: '100.00' };
const START_BALANCE = 4_825_000;
const CLIENTS = 6;
const COPIES = 3;
/** The promise: this long after a start, in ms, no earlier sale is open. */
export const SETTLED_WITHIN_MS = 30_000;

/**
 * In order: delivered at once, delivered late, failed late, silent, failed at once, delivered with a broken
 * connection.
 */
const recipients = ['08011111111', '08020000201', '08030000202', '08040000300', '08090000023', '08050000400'];

/** The statements that a client got about one purchase, from any of its copies. */
interface ClientStatement {
  delivered: boolean;
  notCharged: boolean;
}

export interface Load {
  /** Starts several clients that buy at `url`, with copies of each purchase under one reference. */
  begin(url: string): Promise<void>;
  /** Stops buying, and waits for the last responses. */
  end(): Promise<void>;
  /** Whether a purchase got no response: otherwise nothing was interrupted. */
  wasInterrupted(): boolean;
  /** Waits for everything to settle, and compares the statements to clients with the ledger. */
  judge(api: ReferenceApi): Promise<void>;
}

/** Agents who buy without a pause, whether or not a server runs. */
export function createLoad(): Load {
  const told = new Map<string, ClientStatement>();
  let token: string | undefined;
  let running: Promise<void>[] = [];
  let stopped = false;
  let unanswered = 0;

  async function sendCopies(url: string, bearer: string, turn: number): Promise<void> {
    const body = order({ ...cheap, recipient: recipients[turn % recipients.length] ?? '' });
    const heard: ClientStatement = { delivered: false, notCharged: false };
    told.set(body.reference, heard);
    for (let copy = 0; copy < COPIES && !stopped; copy += 1) {
      try {
        const came = await buy(url, bearer, body);
        if (came.purchase?.charged === false) heard.notCharged = true;
        if (came.status === 201 && came.data.status === 'delivered') heard.delivered = true;
        if (came.status === 201) return;
      } catch {
        // The connection broke, so the outcome is unknown. Sends the next copy after a moment, as a client does.
        unanswered += 1;
        await pause(20);
      }
    }
  }

  return {
    async begin(url) {
      const bearer = token ?? (await signIn(url));
      token = bearer;
      stopped = false;
      running = Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = client; !stopped; turn += 1) await sendCopies(url, bearer, turn);
      });
    },
    async end() {
      stopped = true;
      await Promise.all(running);
    },
    wasInterrupted: () => unanswered > 0,
    async judge(api) {
      const bearer = await signIn(api.url);
      const open = async () => {
        const query = { status: 'pending', limit: '100' };
        return (await call(api.url, 'transactions', { token: bearer, query })).data ?? [];
      };
      const settled = async () => expect(await open()).toEqual([]);
      await vi.waitFor(settled, { timeout: SETTLED_WITHIN_MS, interval: 300 });
      let balance = START_BALANCE;
      for (const [reference, heard] of told) balance -= await judgeOne(api, bearer, reference, heard);
      expect(await api.ledger.balance(DEMO_AGENT.username)).toBe(balance);
      expect(await api.ledger.audit()).toEqual([]);
    },
  };
}

/** The final cost of one purchase, in kobo. Fails if the ledger contradicts a statement to its client. */
async function judgeOne(
  api: ReferenceApi,
  token: string,
  reference: string,
  heard: ClientStatement,
): Promise<number> {
  const debits = await api.ledger.debits(reference);
  const refunds = await api.ledger.refunds(reference);
  const came = await call(api.url, 'transaction', { token, params: { ref: reference } });
  const status = came.status === 200 ? came.data.status : 'none';
  expect({ reference, debits: debits.length }).toEqual({ reference, debits: status === 'none' ? 0 : 1 });
  if (status !== 'none') expect(isFinal(status as Status)).toBe(true);
  expect({ reference, refunds }).toEqual({ reference, refunds: status === 'failed' ? debits : [] });
  if (heard.delivered) expect({ reference, status }).toEqual({ reference, status: 'delivered' });
  if (heard.notCharged) expect({ reference, debits }).toEqual({ reference, debits: [] });
  return (debits.length - refunds.length) * PRICE;
}
