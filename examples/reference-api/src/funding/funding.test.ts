import { kobo, toNaira } from '@oja/core';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AgentCaller } from '../identity/caller.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { checkoutFee, LEAST_FUNDING, MOST_FUNDING, startCheckout } from './checkout.ts';
import { type Claim, claimTransfer, manualFunding } from './claims.ts';
import { banks, listAccounts, openAccount } from './dedicatedAccounts.ts';
import { claimsInReview, reviewClaim } from './reviewClaim.ts';
import { type PaymentEvent, receivePayment, sign } from './webhook.ts';

const test = contextForTests();
const SECRET = 'the provider’s secret';
let bola: AgentCaller;
beforeAll(async () => {
  bola = await test().caller('bola');
});
afterEach(async () => expect(await test().ledger.audit()).toEqual([]));

const wallet = () => test().ledger.balance('bola');
const tell = (event: PaymentEvent, secret = SECRET) => {
  const body = JSON.stringify(event);
  return receivePayment(body, sign(body, secret, test().context.clock()), SECRET, test().context);
};

describe('the fee of a card payment', () => {
  it.each([
    [100, 2],
    [2499, 38],
    [2500, 138],
    [50_000, 850],
    [500_000, 2000],
  ])('for ₦%i is at most ₦%i, rounded up to a naira', (amount, fee) => {
    const asked = checkoutFee(kobo(amount * 100));
    expect(asked).toBeLessThanOrEqual(fee * 100);
    expect(asked).toBeGreaterThan((fee - 1) * 100);
  });

  it('is a whole number of kobo and below the amount, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: LEAST_FUNDING, max: MOST_FUNDING }), (amount) => {
        const fee = checkoutFee(kobo(amount));
        expect(Number.isSafeInteger(fee) && fee > 0 && fee < amount && fee <= 200_000).toBe(true);
      }),
    );
  });
});

describe('automatic funding', () => {
  it('returns fee and net first, and credits the net once after the webhook', async () => {
    const before = await wallet();
    const { reference, checkoutUrl, fee, net } = await startCheckout(bola, '5000.00', test().context);
    expect([fee, net, checkoutUrl]).toEqual([17_500, 482_500, `http://localhost:8080/checkout/${reference}`]);
    expect(await wallet()).toBe(before);
    const paid: PaymentEvent = { event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' };
    const told = await Promise.all([tell(paid), tell(paid), tell(paid)]);
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await tell(paid)).toBe(false);
    expect(await wallet()).toBe(before + 482_500);
  });

  it('credits nothing for a wrong signature, another amount, or an unknown reference', async () => {
    const before = await wallet();
    const { reference } = await startCheckout(bola, '5000.00', test().context);
    const paid: PaymentEvent = { event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' };
    expect(await refusalOf(tell(paid, 'a guess'))).toEqual([401, 'bad_signature']);
    expect(await refusalOf(receivePayment(JSON.stringify(paid), '', SECRET, test().context))).toEqual([
      401,
      'bad_signature',
    ]);
    expect(await tell({ ...paid, amount: '500000.00' })).toBe(false);
    expect(await tell({ ...paid, reference: 'FND-NOBODY' })).toBe(false);
    for (const body of ['', '{', '[]', '{"event":"charge.failed"}'])
      expect(await receivePayment(body, sign(body, SECRET), SECRET, test().context)).toBe(false);
    expect(await wallet()).toBe(before);
  });

  it.each(['99.99', '1000000.01', 'a lot', '-5.00'])('refuses the amount %s', async (amount) => {
    expect(await refusalOf(startCheckout(bola, amount, test().context))).toEqual([400, 'invalid', 'amount']);
  });
});

describe('a dedicated account', () => {
  it('is opened once at each bank, with BVN or NIN, which the list of accounts does not contain', async () => {
    const { context } = test();
    const bvn = '22212345678';
    const nin = '11122233344';
    const account = await openAccount(bola.agentId, { bankCode: '035', bvn }, context);
    expect(account).toMatchObject({
      bankName: 'Wema Bank',
      bankCode: '035',
      accountName: 'OJA/BOLA ADEYEMI',
    });
    expect(account.accountNumber).toMatch(/^\d{10}$/);
    await openAccount(bola.agentId, { bankCode: '50515', nin }, context);
    expect(await listAccounts(bola.agentId, context)).toHaveLength(2);
    for (const identity of [bvn, nin])
      expect(JSON.stringify(await listAccounts(bola.agentId, context))).not.toContain(identity);
    const again = openAccount(bola.agentId, { bankCode: '035', bvn }, context);
    expect(await refusalOf(again)).toEqual([409, 'account_exists']);
  });

  it.each([
    ['bankCode', { bankCode: '057', bvn: '22212345678' }],
    ['bvn', { bankCode: '102' }],
    ['bvn', { bankCode: '102', nin: '123' }],
  ])('is refused when %s is invalid', async (field, request) => {
    expect(await refusalOf(openAccount(bola.agentId, request, test().context))).toEqual([
      400,
      'invalid',
      field,
    ]);
  });

  it('credits each incoming transfer once, less ₦50', async () => {
    const before = await wallet();
    const [account] = await listAccounts(bola.agentId, test().context);
    const accountNumber = account?.accountNumber ?? '';
    const transfer = { event: 'transfer.received', id: 'NIP-1', accountNumber, amount: '20000.00' } as const;
    const paid: PaymentEvent = { ...transfer, currency: 'NGN' };
    expect((await Promise.all([tell(paid), tell(paid)])).filter(Boolean)).toHaveLength(1);
    expect(await tell({ ...paid, id: 'NIP-2', amount: '50.00' })).toBe(false);
    expect(await tell({ ...paid, id: 'NIP-3', accountNumber: '0000000000' })).toBe(false);
    expect(await wallet()).toBe(before + 1_995_000);
  });
});

describe('a manual transfer', () => {
  const claim = (transferReference: string, change: Partial<Claim> = {}): Claim => ({
    amount: '10000.00',
    bankCode: '058',
    senderName: 'Bola Adeyemi',
    transferReference,
    paidAt: '2026-11-21T09:00:00+01:00',
    ...change,
  });
  const standing = async (reference: string) => {
    const { claims } = await manualFunding(bola.agentId, test().context);
    const found = claims.find((one) => one.reference === reference);
    return [found?.status, found?.reason];
  };

  it('is credited once, when a person has approved it', async () => {
    const { context } = test();
    const before = await wallet();
    const { reference } = await claimTransfer(bola.agentId, claim('S-1'), context);
    expect(await standing(reference)).toEqual(['in-review', null]);
    expect((await claimsInReview(context)).map((one) => [one.username, one.claim.reference])).toEqual([
      ['bola', reference],
    ]);
    expect(await wallet()).toBe(before);
    await reviewClaim(reference, { approve: true }, context);
    expect([await wallet(), await standing(reference)]).toEqual([before + 1_000_000, ['approved', null]]);
    expect(await refusalOf(reviewClaim(reference, { approve: true }, context))).toEqual([
      409,
      'reviewed_before',
    ]);
    expect(await wallet()).toBe(before + 1_000_000);
  });

  it('is rejected with a reason, and nothing is credited', async () => {
    const { context } = test();
    const before = await wallet();
    const { reference } = await claimTransfer(bola.agentId, claim('S-2'), context);
    await reviewClaim(reference, { approve: false, reason: 'No such transfer reached us.' }, context);
    expect(await standing(reference)).toEqual(['rejected', 'No such transfer reached us.']);
    expect(await refusalOf(reviewClaim(reference, { approve: true }, context))).toEqual([
      409,
      'reviewed_before',
    ]);
    expect(await wallet()).toBe(before);
  });

  it('can be claimed once by an agent, and again after that claim was rejected', async () => {
    const { context } = test();
    const { reference } = await claimTransfer(bola.agentId, claim('S-3'), context);
    expect(await refusalOf(claimTransfer(bola.agentId, claim(' s-3 '), context))).toEqual([
      409,
      'claimed_before',
    ]);
    await reviewClaim(reference, { approve: false, reason: 'Another amount.' }, context);
    const again = await claimTransfer(bola.agentId, claim('S-3'), context);
    await reviewClaim(again.reference, { approve: false, reason: 'Another amount.' }, context);
  });

  it.each([
    ['amount', { amount: '999.99' }],
    ['bankCode', { bankCode: '000' }],
    ['paidAt', { paidAt: 'yesterday' }],
    ['paidAt', { paidAt: '2999-01-01T00:00:00Z' }],
  ])('is refused when %s is invalid', async (field, change) => {
    const wrong = claimTransfer(bola.agentId, claim('S-9', change), test().context);
    expect(await refusalOf(wrong)).toEqual([400, 'invalid', field]);
  });

  it('goes to the operator’s accounts with a narration that names the agent', async () => {
    const { accounts, narration, minimum } = await manualFunding(bola.agentId, test().context);
    expect([accounts.length, narration, toNaira(minimum)]).toEqual([2, 'BOLA', '1000.00']);
  });
});

it('lists each bank once, by its code', () => {
  expect(banks.find(({ code }) => code === '50515')).toEqual({ code: '50515', name: 'Moniepoint' });
  expect(new Set(banks.map(({ code }) => code)).size).toBe(29);
});
