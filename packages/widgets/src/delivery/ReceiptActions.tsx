import { isFinal, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { deliverables } from '../text/en/deliverables.ts';
import { delivery } from '../text/en/delivery.ts';
import { kit } from '../text/en/kit.ts';
import { receipt } from '../text/en/receipt.ts';
import { Button } from '../ui/button/Button.tsx';
import { CopyButton } from '../ui/copy/CopyButton.tsx';
import { chat, repeat, share } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { PictureAction } from './PictureAction.tsx';
import { PrintAction } from './PrintAction.tsx';
import { plainReceipt } from './plainReceipt.ts';
import * as styles from './ReceiptActions.css.ts';
import { receiptText } from './receiptText.ts';
import { useCanShare } from './useCanShare.ts';
import { useReceiptSharing } from './useReceiptSharing.ts';
import { openWhatsApp } from './whatsApp.ts';

export type ReceiptActionsProps = Readonly<{
  /** A sale as core reads it. */
  transaction: Transaction;
  /** Who sold it: stands on what the customer gets. */
  sellerName?: string | null;
  /** Whom the customer can ask, as it is to be read: "0801 234 5678". */
  supportContact?: string | null;
  /** Shows "Sell this again". */
  onRepeat?: (transaction: Transaction) => void;
}>;

/** The ways in which a receipt reaches the customer: shared, by WhatsApp, on paper, as a picture. */
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
  // One that is still open is not sold again: it would be paid for twice.
  const isOpen = !isFinal(transaction.status);
  const about = { seller: sellerName, support: supportContact };
  // Written when it is asked for: a token is in no more places than it has to be.
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
          <PictureAction sharing={sharing} write={write} />
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
