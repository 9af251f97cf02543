import type { Client, PurchaseDraft } from '@oja/core';
import { useEffect } from 'react';
import { useFreshCallback } from '../../binding/useFreshCallback.ts';
import { usePart } from '../../ui/part/usePart.ts';

export interface CustomerPriceProps {
  readonly client: Client;
  /** What is about to be bought. */
  readonly draft: PurchaseDraft;
}

const loadLine = () => import('./CustomerPriceLine.tsx').then(({ CustomerPriceLine }) => CustomerPriceLine);

/** What the agent's customer pays by the agent's own prices. Loaded with the review, which is whole without it. */
export function CustomerPrice(props: CustomerPriceProps) {
  const { Component: Line, load } = usePart(loadLine);
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  return Line && <Line {...props} />;
}
