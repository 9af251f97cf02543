import {
  type Client,
  createSellingPricesStore,
  formatPrice,
  type PurchaseDraft,
  sellingPriceOf,
} from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { customerPrice } from '../../text/en/customerPrice.ts';
import { caption } from '../../theme/type.css.ts';

export interface CustomerPriceProps {
  readonly client: Client;
  /** The reviewed purchase. */
  readonly draft: PurchaseDraft;
}

/** "Customer pays ₦500". Renders nothing if the agent has no selling price for this, or the server stores none. */
export function CustomerPriceLine({ client, draft }: CustomerPriceProps) {
  const words = useText({ customerPrice }).customerPrice;
  const { data } = useResource(client, client.getStore(createSellingPricesStore));
  const price = data && sellingPriceOf(data, draft);
  return price ? <p className={caption}>{words.pays(formatPrice(price))}</p> : null;
}
