import type { Client, OpenPurchase } from '@oja/core';
import { useEffect } from 'react';
import { usePart } from '../ui/usePart.ts';

// Loaded lazily: most first screens have no open purchase.
const loadClock = () =>
  import('../delivery/SettlementClock.tsx').then(({ SettlementClock }) => SettlementClock);

type SettlesByProps = Readonly<{ purchase: OpenPurchase; clock: Client['now'] }>;

/** The server's settlement promise for an open purchase. Renders nothing without a promise or until loaded. */
export function SettlesBy({ purchase, clock }: SettlesByProps) {
  const { Component: SettlementClock, load } = usePart(loadClock);
  const isPromised = purchase.settlesBy !== undefined;
  useEffect(() => {
    if (isPromised) load();
  });
  return SettlementClock && <SettlementClock sale={purchase} clock={clock} />;
}
