import type { Client, Transaction } from '@oja/core';
import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { useAgentName } from '../../binding/useAuth.ts';
import { LazyReceiptActions } from '../../delivery/LazyReceiptActions.tsx';
import { agentSale } from '../../text/en/agentSale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { receipt } from '../../ui/icon/glyphs.ts';
import { actions, title } from '../Purchase.css.ts';
import { SaleActionsContext } from './SaleActions.ts';

export interface SharingProps {
  readonly client: Client;
  readonly transaction: Transaction;
  /** True where the customer waits for something: then the ways to give it stand there from the start. */
  readonly isWanted: boolean;
  /** Delivered or not yet: what the button is called. */
  readonly isDelivered: boolean;
}

function useOpenedFocus(isOpened: boolean): RefObject<HTMLDivElement | null> {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpened) opened.current?.focus();
  }, [isOpened]);
  return opened;
}

/** Share, WhatsApp, print and picture: behind one button where the goods came to the customer by themselves. */
export function Sharing({ client, transaction, isWanted, isDelivered }: SharingProps) {
  const { agentSale: words } = useText({ agentSale });
  const seller = useAgentName(client);
  const added = useContext(SaleActionsContext);
  const [isOpen, setOpen] = useState(isWanted);
  // The button that was pressed is gone.
  const opened = useOpenedFocus(isOpen && !isWanted);
  if (isOpen) {
    return (
      <div ref={opened} tabIndex={-1} className={title}>
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
