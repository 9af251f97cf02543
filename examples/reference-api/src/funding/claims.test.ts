import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AgentCaller } from '../identity/caller.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { type Claim, claimTransfer } from './claims.ts';
import { claimsInReview, reviewClaim } from './reviewClaim.ts';

const test = contextForTests();
let owner: AgentCaller;
let stranger: AgentCaller;
beforeAll(async () => {
  owner = await test().caller('amaka');
  stranger = await test().caller('bola');
});
const reject = { approve: false, reason: 'No such transfer.' } as const;
beforeEach(async () => {
  for (const { claim } of await claimsInReview(test().context))
    await reviewClaim(claim.reference, reject, test().context);
});
afterEach(async () => expect(await test().ledger.audit()).toEqual([]));

let transfers = 0;
const newTransfer = () => {
  transfers += 1;
  return `BANK-${transfers}`;
};
const claim = (change: Partial<Claim> = {}): Claim => ({
  amount: '10000.00',
  bankCode: '058',
  senderName: 'Somebody',
  transferReference: newTransfer(),
  paidAt: '2025-11-21T09:00:00+01:00',
  ...change,
});
const make = async (who: AgentCaller, change: Partial<Claim> = {}) =>
  (await claimTransfer(who.agentId, claim(change), test().context)).reference;
const outcomes = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map(({ status }) => status).sort();

describe('a transfer that two agents claim', () => {
  it('can be claimed by its owner after another agent claimed it; the reviewer sees both', async () => {
    const transferReference = newTransfer();
    const first = await make(stranger, { transferReference });
    const second = await make(owner, { transferReference: ` ${transferReference.toLowerCase()} ` });
    const seen = (await claimsInReview(test().context)).map(({ claim: { reference }, username, rivals }) => [
      reference,
      username,
      rivals.map((one) => [one.reference, one.username, one.status]),
    ]);
    expect(seen).toEqual([
      [first, 'bola', [[second, 'amaka', 'in-review']]],
      [second, 'amaka', [[first, 'bola', 'in-review']]],
    ]);
    const told = test().security.filter(({ event }) => event === 'claim-disputed');
    expect(told).toEqual([expect.objectContaining({ reference: second, agentId: owner.agentId })]);
  });

  it('is credited to only one of them, when both are approved in turn or at once', async () => {
    const transferReference = newTransfer();
    const hers = await make(owner, { transferReference });
    const his = await make(stranger, { transferReference });
    const before = (await test().ledger.balance('amaka')) + (await test().ledger.balance('bola'));
    const approve = (reference: string) => reviewClaim(reference, { approve: true }, test().context);
    expect(await outcomes([approve(hers), approve(his)])).toEqual(['fulfilled', 'rejected']);
    const [waiting] = await claimsInReview(test().context);
    const late = waiting?.claim.reference ?? '';
    expect(await refusalOf(approve(late))).toEqual([409, 'credited_before']);
    await reviewClaim(late, reject, test().context);
    const after = (await test().ledger.balance('amaka')) + (await test().ledger.balance('bola'));
    expect(after).toBe(before + 1_000_000);
    // A transfer that was credited can't be credited again under another claim.
    const third = await make(stranger, { transferReference: newTransfer() });
    expect((await claimsInReview(test().context)).map(({ claim: { reference } }) => reference)).toEqual([
      third,
    ]);
  });
});

describe('a review', () => {
  it('has one outcome when a claim is approved and rejected at once; the other verdict gets 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const reference = await make(owner);
      const before = await test().ledger.balance('amaka');
      const words = [
        reviewClaim(reference, { approve: true }, test().context),
        reviewClaim(reference, reject, test().context),
      ] as const;
      const [approved, rejected] = await Promise.allSettled(words);
      expect([approved.status, rejected.status].sort()).toEqual(['fulfilled', 'rejected']);
      const lost = approved.status === 'rejected' ? words[0] : words[1];
      const became = approved.status === 'fulfilled' ? 'approved' : 'rejected';
      expect(await refusalOf(lost)).toEqual([409, 'reviewed_before']);
      await expect(lost).rejects.toMatchObject({
        message: `This claim was already ${became}.`,
        details: { data: { status: became } },
      });
      const credited = became === 'approved' ? 1_000_000 : 0;
      expect(await test().ledger.balance('amaka')).toBe(before + credited);
    }
  });

  it('returns 404 for an unknown claim', async () => {
    expect(await refusalOf(reviewClaim('FND-NOBODY', reject, test().context))).toEqual([404, 'not_found']);
  });
});

describe('the claims of one agent', () => {
  it('are limited to five open ones, even when made at once', async () => {
    const made = await outcomes(Array.from({ length: 12 }, () => make(owner)));
    expect(made.filter((one) => one === 'fulfilled')).toHaveLength(5);
    expect(await refusalOf(make(owner))).toEqual([409, 'too_many_claims']);
    const [one] = await claimsInReview(test().context);
    await reviewClaim(one?.claim.reference ?? '', reject, test().context);
    await make(owner);
  });

  it('are limited to ₦1,000,000 together until a first payment is credited', async () => {
    const { caller, context } = test();
    await test().ledger.execute(`update fundings set status = 'rejected', transaction_id = null`);
    const newcomer = await caller('bola');
    await make(newcomer, { amount: '900000.00' });
    expect(await refusalOf(make(newcomer, { amount: '100000.01' }))).toEqual([400, 'invalid', 'amount']);
    const last = await make(newcomer, { amount: '100000.00' });
    expect(await refusalOf(make(newcomer, { amount: '1000.00' }))).toEqual([400, 'invalid', 'amount']);
    await reviewClaim(last, { approve: true }, context);
    await make(newcomer, { amount: '1000000.00' });
  });
});
