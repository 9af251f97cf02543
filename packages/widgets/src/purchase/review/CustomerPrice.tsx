import type { Client, PurchaseDraft } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { usePart } from '../../ui/usePart.ts';

export interface CustomerPriceProps {
  readonly client: Client;
  /** The reviewed purchase. */
  readonly draft: PurchaseDraft;
}

const loadLine = () => import('./CustomerPriceLine.tsx').then(({ CustomerPriceLine }) => CustomerPriceLine);

/** The price for the agent's customer. Loaded with the review, which stays without it if the code fails to load. */
export function CustomerPrice(props: CustomerPriceProps) {
  const { Component: Line, load } = usePart(loadLine);
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Line && <Line {...props} />;
}
