import type { Client, Transaction } from '@oja/core';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useAgentName } from '../../binding/useAuth.ts';
import { LazyReceiptActions } from '../../delivery/receipt/LazyReceiptActions.tsx';
import { agentSale } from '../../text/en/agentSale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { receipt } from '../../ui/icon/glyphs.ts';
import { focusTarget } from '../../ui/layout/screenReader.css.ts';
import { actions } from '../Purchase.css.ts';
import { PurchaseActionsContext } from './PurchaseActions.tsx';

export interface SharingProps {
  readonly client: Client;
  readonly transaction: Transaction;
  /** True if the customer waits for delivered items: the actions are then visible from the start. */
  readonly isWanted: boolean;
  /** Selects the label of the button. */
  readonly isDelivered: boolean;
}

function useOpenedFocus(isOpened: boolean): RefObject<HTMLDivElement | null> {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) opened.current?.focus();
  }, [isOpened]);
  return opened;
}

/** The receipt actions, behind a button if the provider delivers directly to the customer. */
export function Sharing({ client, transaction, isWanted, isDelivered }: SharingProps) {
  const { agentSale: words } = useText({ agentSale });
  const seller = useAgentName(client);
  const added = useContext(PurchaseActionsContext);
  const [isOpen, setOpen] = useState(isWanted);
  // Moves the focus, because the pressed button is unmounted.
  const opened = useOpenedFocus(isOpen && !isWanted);
  if (isOpen) {
    return (
      <div ref={opened} tabIndex={-1} className={focusTarget}>
        <div className={actions}>
          <LazyReceiptActions transaction={transaction} sellerName={seller} />
          {added?.(transaction)}
        </div>
      </div>
    );
  }
  return (
    <Button glyph={receipt} full onClick={() => setOpen(true)}>
      {isDelivered ? words.giveReceipt : words.tellCustomer}
    </Button>
  );
}
