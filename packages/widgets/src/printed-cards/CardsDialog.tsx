import { type Client, createPrintStore, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { useIsSlow } from '../binding/useIsSlow.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { kit } from '../text/en/kit.ts';
import { printedCards } from '../text/en/printedCards.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import * as styles from './CardsDialog.css.ts';
import { CardsForm } from './CardsForm.tsx';

export type CardsDialogProps = Readonly<{
  client: Client;
  /** A purchase that delivered PINs. */
  transaction: Transaction;
  onClose: () => void;
}>;

/**
 * Prints the PINs of a purchase as cards, with the shop's name and logo. Later prints are marked as copies. On a slow
 * network the form appears after 3 s, without the saved shop.
 */
export function CardsDialog({ client, transaction, onClose }: CardsDialogProps) {
  const text = useText({ agentSale, kit, printedCards });
  const shop = useResource(client, client.getStore(createPrintStore).shop);
  const isSlow = useIsSlow(shop.isPending);
  return (
    <Dialog title={text.agentSale.printCards} words={text.kit} onClose={onClose}>
      {shop.isPending && !isSlow ? (
        <Room label={text.printedCards.loading} />
      ) : (
        <CardsForm
          client={client}
          transaction={transaction}
          saved={shop.data}
          isMissed={shop.data === null && !isLacking(shop)}
        />
      )}
    </Dialog>
  );
}

/** Approximate heights of the form: paper choices, two fields, logo and button. */
const HEIGHTS = ['76px', '76px', '76px', '76px', '44px', '44px'];

function Room({ label }: Readonly<{ label: string }>) {
  return (
    <div className={styles.room} role="status" aria-label={label}>
      {HEIGHTS.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}
