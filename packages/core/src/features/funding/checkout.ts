import type { CallResult } from '../../http/parseResponse.ts';
import { unexpected } from '../../http/problem.ts';
import { type Kobo, toNaira } from '../../money/kobo.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { checkoutEndpoints } from './endpoints.ts';

/** An automatic funding before the payment: the payer pays `amount`, `net` of it is credited, `fee` is deducted; in kobo. */
export interface Checkout {
  readonly reference: string;
  readonly amount: Kobo;
  readonly fee: Kobo;
  readonly net: Kobo;
  /** The payment page: https. Send the payer there only after showing fee and net. */
  readonly checkoutUrl: string;
}

/** Payment pages for the wallet. A widget session with the scope `wallet:fund` is enough. */
export interface CheckoutStore {
  /** The fee and net amount of an automatic funding of `amount` kobo. Nothing is paid until `checkoutUrl` is used. */
  preview(amount: Kobo, signal?: AbortSignal): Promise<CallResult<Checkout>>;
}

export const createCheckoutStore = ({ call }: Pick<StoreContext, 'call'>): CheckoutStore => ({
  async preview(amount, signal) {
    const result = await call(checkoutEndpoints.fund, {
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
});
