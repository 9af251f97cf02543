import type { Kobo } from '@oja/core';

/** A payment that an agent starts, or a payer on a page with a widget session. */
export interface Payment {
  /** "FND-…"; returned in the webhook's `charge.success`. */
  readonly reference: string;
  /** The gross amount in kobo. */
  readonly amount: Kobo;
  /** The agent's address, for the payment provider's receipt. */
  readonly email: string;
  /** The page to which the payer is redirected afterwards: the dashboard, or the site of the widget session. */
  readonly returnUrl: string;
}

export interface AccountOwner {
  readonly agentId: string;
  readonly bankCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** One of the two, 11 digits. Sent to the bank and not stored. */
  readonly bvn?: string | undefined;
  readonly nin?: string | undefined;
}

export interface BankAccount {
  readonly accountNumber: string;
  readonly accountName: string;
}

/**
 * Collects payments for the wallets. The demo simulates one; an operator passes a real one in production. Reports
 * payments to `/webhooks/payments`, signed with the webhook secret.
 */
export interface PaymentProvider {
  /** Opens a payment page and returns its https URL. If it rejects, nothing was paid. */
  openCheckout(payment: Payment): Promise<string>;
  /** Opens a dedicated account for an agent. Without this method agents can't have one. */
  openAccount?(owner: AccountOwner): Promise<BankAccount>;
  /** The operator's accounts for manual transfers, which a person reviews. May be empty. */
  readonly manualAccounts: readonly (BankAccount & { readonly bankName: string })[];
}
