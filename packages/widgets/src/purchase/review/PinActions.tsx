import { createPinStore } from '@oja/core';
import { useEffect } from 'react';
import { LazyNotice } from '../../binding/LazyNotice.tsx';
import { useResource } from '../../binding/useResource.ts';
import { createLazyCode } from '../../ui/lazy/lazyCode.ts';
import { useLazy } from '../../ui/lazy/useLazy.ts';
import { type BuyActionsProps, BuyButtons } from './BuyButtons.tsx';

const pinEntry = createLazyCode(() => import('./PinEntry.tsx').then(({ PinEntry }) => PinEntry));

/**
 * Buy button for agents, who may have a transaction PIN. If the PIN settings are unknown, the purchase is sent without a PIN:
 * the server refuses it without a charge, and then the PIN is asked for. The field's code loads when it is first needed.
 */
export function PinActions(props: BuyActionsProps) {
  const { client, refusal, price, isBuying, isDisabled, onBuy, onChange } = props;
  const store = client.getStore(createPinStore);
  const { data } = useResource(client, store);
  const { Component: PinEntry, failure, load } = useLazy(pinEntry);
  useEffect(() => {
    // The refusal means that the loaded PIN settings are outdated.
    if (refusal) void store.renew();
  }, [refusal, store]);
  const isAsked = refusal !== null || (data?.isSet === true && price >= data.askFrom);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  const buttons = { price, isBuying, isDisabled, onChange };
  if (!isAsked) return <BuyButtons {...buttons} onBuy={() => onBuy()} />;
  if (PinEntry)
    return (
      <PinEntry
        {...buttons}
        refusal={refusal}
        isLocked={data ? data.isLocked : refusal?.kind === 'locked'}
        onBuy={onBuy}
      />
    );
  return (
    <>
      {failure && <LazyNotice />}
      <BuyButtons {...buttons} isDisabled onBuy={load} />
    </>
  );
}
