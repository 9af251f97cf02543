import { toNaira } from '@oja/core';
import { startCheckout } from '../funding/checkout.ts';
import { claimTransfer, manualFunding as manual } from '../funding/claims.ts';
import { banks as everyBank, listAccounts, openAccount as open } from '../funding/dedicatedAccounts.ts';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { walletBalance } from '../ledger/post.ts';

/**
 * Starts a funding. No money moves here: a webhook or a reviewer confirms it. Throws a 403 if a widget session claims a
 * transfer, which a person would have to review.
 */
export const fund: Handler<'fund'> = async ({ caller, body }, context) => {
  if (body.method === 'manual') {
    if (caller.kind === 'widget')
      throw new Refusal(403, 'forbidden', 'This session can only open a payment page. Use “automatic”.');
    const { reference } = await claimTransfer(caller.agentId, body, context);
    const message = 'Thank you. We will check the bank statement and then credit your wallet.';
    return { status: 201, message, data: { reference, status: 'in-review' } };
  }
  const { reference, checkoutUrl, fee, net } = await startCheckout(caller, body.amount, context);
  return { status: 201, data: { reference, checkoutUrl, fee: toNaira(fee), net: toNaira(net) } };
};

/** Copied field by field, because a claim's row contains more than the agent needs. */
export const manualFunding: Handler<'manualFunding'> = async ({ caller }, context) => {
  const { accounts, narration, minimum, claims } = await manual(caller.agentId, context);
  return {
    data: {
      accounts: [...accounts],
      narration,
      minimum: toNaira(minimum),
      claims: claims.map(({ reference, amount, status, createdAt, reason }) => ({
        reference,
        amount: toNaira(amount),
        status,
        createdAt: createdAt.toISOString(),
        ...(reason !== null && { reason }),
      })),
    },
  };
};

export const accounts: Handler<'accounts'> = async ({ caller }, context) => ({
  data: await listAccounts(caller.agentId, context),
});

export const openAccount: Handler<'openAccount'> = async ({ caller, body }, context) => ({
  status: 201,
  message: 'Your account is open. Money paid into it goes to your wallet.',
  data: await open(caller.agentId, body, context),
});

export const banks: Handler<'banks'> = async () => ({ data: [...everyBank] });

export const balance: Handler<'balance'> = async ({ caller }, { db, clock }) => {
  // Read before the balance, so that the balance is at least as new as `asOf`.
  const asOf = new Date(clock()).toISOString();
  return { data: { availableBalance: toNaira(await walletBalance(db, caller.agentId)), asOf } };
};
