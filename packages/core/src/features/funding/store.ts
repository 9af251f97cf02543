import type { CallResult } from '../../http/parseResponse.ts';
import { unexpected } from '../../http/problem.ts';
import { type Kobo, toNaira } from '../../money/kobo.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import type { AccountRequest, Bank, FundingAccount } from './bankSchema.ts';
import { fundingEndpoints } from './endpoints.ts';
import type { ManualFunding } from './schema.ts';

/** An automatic funding before the payment: the agent pays `amount`, `net` of it is credited, `fee` is deducted; in kobo. */
export interface Checkout {
  readonly reference: string;
  readonly amount: Kobo;
  readonly fee: Kobo;
  readonly net: Kobo;
  /** The payment page: https. Send the agent there only after showing fee and net. */
  readonly checkoutUrl: string;
}

/** A manual transfer. `amount` in kobo, `paidAt` in ms since 1970. */
export interface TransferClaim {
  readonly amount: Kobo;
  readonly bankCode: string;
  readonly senderName: string;
  readonly transferReference: string;
  readonly paidAt: number;
}

/** Funding of the wallet. */
export interface FundingStore {
  /** The accounts of this agent only: payments into them are credited to the wallet within minutes. */
  readonly accounts: Resource<readonly FundingAccount[]>;
  /** All banks that a transfer can come from. */
  readonly banks: Resource<readonly Bank[]>;
  /** The operator's accounts, the narration that a transfer must have, and the earlier claims. */
  readonly manual: Resource<ManualFunding>;
  /** Opens an account for this agent, with a BVN or NIN (11 digits, not stored). */
  openAccount(request: AccountRequest, signal?: AbortSignal): Promise<CallResult<FundingAccount>>;
  /** The fee and net amount of an automatic funding of `amount` kobo. Nothing is paid until `checkoutUrl` is used. */
  preview(amount: Kobo, signal?: AbortSignal): Promise<CallResult<Checkout>>;
  /** Claims that a transfer was made; a person at the operator checks it. The claim is listed under the `reference`. */
  claim(transfer: TransferClaim, signal?: AbortSignal): Promise<CallResult<{ readonly reference: string }>>;
  reset(): void;
}

export function createFundingStore({ call, now, account }: StoreContext): FundingStore {
  const accounts = createResource<readonly FundingAccount[]>(() => call(fundingEndpoints.accounts), now);
  const banks = createResource<readonly Bank[]>(() => call(fundingEndpoints.banks), now);
  const manual = createResource<ManualFunding>(() => call(fundingEndpoints.manualFunding), now);
  return {
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
    async preview(amount, signal) {
      const result = await call(fundingEndpoints.fund, {
        body: { method: 'automatic', amount: toNaira(amount) },
        signal,
      });
      if (!result.ok) return result;
      const { data } = result;
      if (!('checkoutUrl' in data)) return unexpected('data.checkoutUrl');
      // Amounts that do not add up must not be shown for approval.
      if (data.fee < 0 || data.net <= 0 || data.net + data.fee !== amount) return unexpected('data.net');
      return { ...result, data: { ...data, amount } };
    },
    async claim({ amount, paidAt, ...rest }, signal) {
      const body = {
        ...rest,
        method: 'manual',
        amount: toNaira(amount),
        paidAt: new Date(paidAt).toISOString(),
      } as const;
      const result = await call(fundingEndpoints.fund, { body, signal });
      if (result.ok) void manual.renew();
      return result;
    },
    reset() {
      for (const resource of [accounts, banks, manual]) resource.reset();
    },
  };
}
