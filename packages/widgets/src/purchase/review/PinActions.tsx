import { createPinStore } from '@oja/core';
import { useEffect } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { kit } from '../../text/en/kit.ts';
import { PartNotice } from '../../ui/feedback/Notice.tsx';
import { usePart } from '../../ui/usePart.ts';
import { type BuyActionsProps, BuyButtons } from './BuyButtons.tsx';

/**
 * Buy button for agents, who may have a transaction PIN. If the PIN settings are unknown, the purchase is sent without a PIN:
 * the server refuses it without a charge, and then the PIN is asked for. The field's code loads when it is first needed.
 */
export function PinActions(props: BuyActionsProps) {
  const { client, refusal, price, isBuying, isDisabled, onBuy, onChange } = props;
  const text = useText({ kit });
  const store = client.getStore(createPinStore);
  const { data } = useResource(client, store);
  const entry = usePart(() => import('./PinEntry.tsx').then(({ PinEntry }) => PinEntry));
  useEffect(() => {
    // The refusal means that the loaded PIN settings are outdated.
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
