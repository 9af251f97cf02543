import type { Kobo } from '@oja/core';

/** A payment that an agent begins. */
export interface Payment {
  /** "FND-…": comes back in the webhook's `charge.success`. */
  readonly reference: string;
  /** What the payer pays, in kobo. */
  readonly amount: Kobo;
  /** The agent's, for the payment provider's own receipt. */
  readonly email: string;
  /** Where the payer is sent back to. */
  readonly returnUrl: string;
}

export interface AccountOwner {
  readonly agentId: string;
  readonly bankCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** One of the two, 11 digits. Passed on and kept nowhere. */
  readonly bvn?: string | undefined;
  readonly nin?: string | undefined;
}

export interface BankAccount {
  readonly accountNumber: string;
  readonly accountName: string;
}

/**
 * Who takes money in for us. The demo has a simulated one; a production server is given the operator's own. What it
 * collected arrives at `/webhooks/payments`, signed with the webhook secret.
 */
export interface PaymentProvider {
  /** Opens a payment page and gives its https address. Rejects when it can't: nothing was paid then. */
  openCheckout(payment: Payment): Promise<string>;
  /** Opens an account of the agent's own. Without it agents can't have one. */
  openAccount?(owner: AccountOwner): Promise<BankAccount>;
  /** The operator's accounts, for transfers that a person checks by hand. Empty: none. */
  readonly manualAccounts: readonly (BankAccount & { readonly bankName: string })[];
}
