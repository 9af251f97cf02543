import type { Client, OpenPurchase } from '@oja/core';
import { useEffect } from 'react';
import { usePart } from '../ui/part/usePart.ts';

// Most first screens have no open purchase: its clock is not theirs to wait for.
const loadClock = () =>
  import('../delivery/SettlementClock.tsx').then(({ SettlementClock }) => SettlementClock);

type SettlesByProps = Readonly<{ purchase: OpenPurchase; clock: Client['now'] }>;

/** By when an open purchase is settled, where its server promises it. The row is there before, and without it. */
export function SettlesBy({ purchase, clock }: SettlesByProps) {
  const { Component: SettlementClock, load } = usePart(loadClock);
  const isPromised = purchase.settlesBy !== undefined;
  useEffect(() => {
    if (isPromised) load();
  });
  return SettlementClock && <SettlementClock sale={purchase} clock={clock} />;
}
