import { isFinal, type Transaction } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { deliverables } from '../../text/en/deliverables.ts';
import { delivery } from '../../text/en/delivery.ts';
import { kit } from '../../text/en/kit.ts';
import { receipt } from '../../text/en/receipt.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/button/CopyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { chat, repeat, share } from '../../ui/icon/glyphs.ts';
import { ImageAction } from './ImageAction.tsx';
import { PrintAction } from './PrintAction.tsx';
import { plainReceipt } from './plainReceipt.ts';
import * as styles from './ReceiptActions.css.ts';
import { receiptText } from './receiptText.ts';
import { useCanShare, useReceiptSharing } from './useReceiptSharing.ts';
import { openWhatsApp } from './whatsApp.ts';

export type ReceiptActionsProps = Readonly<{
  /** The transaction, as core parses it. */
  transaction: Transaction;
  /** Name of the seller, shown on the customer's receipt. */
  sellerName?: string | null;
  /** Support contact for the customer, shown as given: "0801 234 5678". */
  supportContact?: string | null;
  /** Called when "Sell this again" is pressed. No button is shown if omitted. */
  onRepeat?: (transaction: Transaction) => void;
}>;

/** Gives the receipt to the customer: by share sheet or clipboard, on WhatsApp, on paper, or as an image. */
export function ReceiptActions({
  transaction,
  sellerName = null,
  supportContact = null,
  onRepeat,
}: ReceiptActionsProps) {
  const text = useText({ receipt, deliverables, delivery, kit });
  const words = text.receipt;
  const sharing = useReceiptSharing();
  const canShare = useCanShare();
  // Repeating an open purchase could charge the customer twice.
  const isOpen = !isFinal(transaction.status);
  const about = { seller: sellerName, support: supportContact };
  // Written only on demand, so that the token is in as few places as possible.
  const message = () => receiptText(transaction, about, text);
  const write = () => plainReceipt(transaction, about, text);
  return (
    <div className={styles.actions}>
      <div className={styles.stack}>
        <div className={styles.ways}>
          {canShare ? (
            <Button
              glyph={share}
              variant="primary"
              onClick={() => sharing.attempt(() => navigator.share({ title: words.title, text: message() }))}
            >
              {words.share}
            </Button>
          ) : (
            <div className={styles.way}>
              <CopyButton value={message()} label={words.copyText} words={text.kit} variant="primary" />
            </div>
          )}
          <Button glyph={chat} onClick={() => openWhatsApp(message())}>
            {words.whatsApp}
          </Button>
          <PrintAction sharing={sharing} write={write} />
          <ImageAction sharing={sharing} write={write} />
        </div>
        {sharing.trouble && <Notice tone="caution">{words[sharing.trouble]}</Notice>}
        {onRepeat && !isOpen && (
          <Button glyph={repeat} full onClick={() => onRepeat(transaction)}>
            {words.repeat}
          </Button>
        )}
      </div>
    </div>
  );
}
