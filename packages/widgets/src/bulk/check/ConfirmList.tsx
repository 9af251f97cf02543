import { type Client, createPinStore, formatPrice, isPin, type Kobo, kobo } from '@oja/core';
import { type BulkLine, type BulkStore, type ReadyLine, sumLines } from '@oja/core/bulk';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useBusy } from '../../binding/useBusy.ts';
import { useIsDurable } from '../../binding/useIsDurable.ts';
import { useIsOnline } from '../../binding/useIsOnline.ts';
import { useResource } from '../../binding/useResource.ts';
import { ShortBalance } from '../../delivery/ShortBalance.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { transactionPin } from '../../text/en/transactionPin.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import * as styles from '../Bulk.css.ts';
import { PinField } from '../PinField.tsx';
import { ConfirmFigures } from './ConfirmFigures.tsx';

type ConfirmListProps = Readonly<{
  client: Client;
  store: BulkStore;
  ready: readonly ReadyLine[];
  meant: ReadonlySet<number>;
  leftOut: readonly BulkLine[];
  /** The agent has not yet decided about repeated lines. */
  isUndecided: boolean;
  onAddMoney: ((missing: Kobo) => void) | undefined;
}>;

/** The figures of the list, the PIN and the button that buys everything. */
export function ConfirmList({
  client,
  store,
  ready,
  meant,
  leftOut,
  isUndecided,
  onAddMoney,
}: ConfirmListProps) {
  const text = useText({ bulk, transactionPin });
  const words = text.bulk;
  const { data: wallet } = useResource(client, client.wallet);
  const { data: pinStatus } = useResource(client, client.getStore(createPinStore));
  const isDurable = useIsDurable(store);
  const isOnline = useIsOnline();
  const [pin, setPin] = useState('');
  const [pinError, setPinError] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<'busy' | 'not-written' | null>(null);
  const { isBusy, run } = useBusy();
  const drafts = ready.map(({ draft }) => draft);
  const sum = sumLines(drafts);
  const after = wallet && sum ? wallet.balance - sum.price : null;
  const missing = after !== null && after < 0 ? kobo(-after) : null;
  const asksPin = pinStatus?.isSet === true && ready.some(({ draft }) => draft.price >= pinStatus.askFrom);
  const isDisabled = sum === null || missing !== null || isUndecided || !isOnline;

  async function buy(): Promise<void> {
    if (asksPin && !isPin(pin)) return setPinError(text.transactionPin.missing);
    await run(async () => {
      const said = await store.confirm({ ready, meant, leftOut, ...(asksPin && { pin }) });
      setRefusal(said === 'begun' ? null : said);
    });
  }
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void buy();
      }}
    >
      <ConfirmFigures client={client} drafts={drafts} sum={sum} balance={wallet?.balance ?? null} />
      {missing !== null && (
        <ShortBalance
          missing={missing}
          words={{ ...words, checkBalance: words.refreshBalance }}
          onAddMoney={onAddMoney}
          onRefresh={() => void client.wallet.refresh()}
        />
      )}
      {refusal && <Notice tone="critical">{refusal === 'busy' ? words.busy : words.notWritten}</Notice>}
      {!isDurable && <Notice tone="info">{words.keepOpen}</Notice>}
      {!isOnline && <Notice tone="caution">{words.offline}</Notice>}
      {asksPin && (
        <PinField
          value={pin}
          error={pinError}
          onChange={(typed) => {
            setPin(typed);
            setPinError(null);
          }}
        />
      )}
      <Button type="submit" variant="primary" full busy={isBusy} disabled={isDisabled}>
        {words.buy(ready.length, formatPrice(sum?.price ?? kobo(0)))}
      </Button>
    </form>
  );
}
