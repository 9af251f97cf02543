import { createPinStore } from '@oja/core';
import { useEffect } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { kit } from '../../text/en/kit.ts';
import { PartNotice } from '../../ui/part/PartNotice.tsx';
import { usePart } from '../../ui/part/usePart.ts';
import { type BuyActionsProps, BuyButtons } from './BuyButtons.tsx';

/**
 * Buy for agents, who may have a PIN. Where it is not known whether one is asked, the sale leaves without: the server
 * refuses it, nothing is charged, and it is asked then. The field itself comes with the first sale that needs it.
 */
export function PinActions(props: BuyActionsProps) {
  const { client, refusal, price, isBuying, isDisabled, onBuy, onChange } = props;
  const text = useText({ kit });
  const store = client.getStore(createPinStore);
  const { data } = useResource(client, store);
  const entry = usePart(() => import('./PinEntry.tsx').then(({ PinEntry }) => PinEntry));
  useEffect(() => {
    // What was known of the PIN is not so any more.
    if (refusal) void store.renew();
  }, [refusal, store]);
  const isAsked = refusal !== null || (data?.isSet === true && price >= data.askFrom);
  const { load, Component: PinEntry } = entry;
  useEffect(() => {
    if (isAsked) load();
  });
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
      {entry.hasFailed && <PartNotice words={text.kit} />}
      <BuyButtons {...buttons} isDisabled onBuy={load} />
    </>
  );
}
