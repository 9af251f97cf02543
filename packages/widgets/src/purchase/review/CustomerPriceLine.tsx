import { createSellingPricesStore, formatPrice, sellingPriceOf } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { customerPrice } from '../../text/en/customerPrice.ts';
import { caption } from '../../theme/type.css.ts';
import type { CustomerPriceProps } from './CustomerPrice.tsx';

/** "Customer pays ₦500": nothing where the agent has set no price for this, or where the server keeps none. */
export function CustomerPriceLine({ client, draft }: CustomerPriceProps) {
  const words = useText({ customerPrice }).customerPrice;
  const { data } = useResource(client, client.getStore(createSellingPricesStore));
  const price = data && sellingPriceOf(data, draft);
  return price ? <p className={caption}>{words.pays(formatPrice(price))}</p> : null;
}
