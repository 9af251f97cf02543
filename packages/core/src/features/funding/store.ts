import type { CallResult } from '../../http/parseResponse.ts';
import { type Kobo, toNaira } from '../../money/kobo.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import type { AccountRequest, Bank, FundingAccount } from './bankSchema.ts';
import { type CheckoutStore, createCheckoutStore } from './checkout.ts';
import { checkoutEndpoints, fundingEndpoints } from './endpoints.ts';
import type { ManualFunding } from './schema.ts';

/** A manual transfer. `amount` in kobo, `paidAt` in ms since 1970. */
export interface TransferClaim {
  readonly amount: Kobo;
  readonly bankCode: string;
  readonly senderName: string;
  readonly transferReference: string;
  readonly paidAt: number;
}

/** Funding of the wallet. */
export interface FundingStore extends CheckoutStore {
  /** The accounts of this agent only: payments into them are credited to the wallet within minutes. */
  readonly accounts: Resource<readonly FundingAccount[]>;
  /** All banks that a transfer can come from. */
  readonly banks: Resource<readonly Bank[]>;
  /** The operator's accounts, the narration that a transfer must have, and the earlier claims. */
  readonly manual: Resource<ManualFunding>;
  /** Opens an account for this agent, with a BVN or NIN (11 digits, not stored). */
  openAccount(request: AccountRequest, signal?: AbortSignal): Promise<CallResult<FundingAccount>>;
  /** Claims that a transfer was made; a person at the operator checks it. The claim is listed under the `reference`. */
  claim(transfer: TransferClaim, signal?: AbortSignal): Promise<CallResult<{ readonly reference: string }>>;
  reset(): void;
}

export function createFundingStore({ call, now, account, getStore }: StoreContext): FundingStore {
  const accounts = createResource<readonly FundingAccount[]>(() => call(fundingEndpoints.accounts), now);
  const banks = createResource<readonly Bank[]>(() => call(fundingEndpoints.banks), now);
  const manual = createResource<ManualFunding>(() => call(fundingEndpoints.manualFunding), now);
  return {
    ...getStore(createCheckoutStore),
    accounts,
    banks,
    manual,
    async openAccount(request, signal) {
      const asker = account.peek();
      const result = await call(fundingEndpoints.openAccount, { body: request, signal });
      // Another agent may be signed in by now, whose customers must not pay into this account.
      if (result.ok && account.peek() === asker) {
        accounts.change((shown) => [...shown.filter(({ id }) => id !== result.data.id), result.data]);
        void accounts.renew();
      }
      return result;
    },
    async claim({ amount, paidAt, ...rest }, signal) {
      const body = {
        ...rest,
        method: 'manual',
        amount: toNaira(amount),
        paidAt: new Date(paidAt).toISOString(),
      } as const;
      const result = await call(checkoutEndpoints.fund, { body, signal });
      if (result.ok) void manual.renew();
      return result;
    },
    reset() {
      for (const resource of [accounts, banks, manual]) resource.reset();
    },
  };
}
