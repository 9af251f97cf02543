import type { Transaction } from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { PartNotice } from '../ui/feedback/Notice.tsx';
import { printer } from '../ui/icon/glyphs.ts';
import { usePart } from '../ui/usePart.ts';

const loadDialog = () => import('./CardsDialog.tsx').then(({ CardsDialog }) => CardsDialog);

export type PrintCardsProps = Readonly<
  ClientProps & {
    /** The purchase, as the agent's client parses it. Renders nothing if it delivered no PINs. */
    transaction: Transaction;
  }
>;

/** Button and dialog to print the PINs of a purchase as cards to cut apart. The dialog's code loads on demand. */
export function PrintCards({ client: own, transaction }: PrintCardsProps) {
  const client = useClient(own);
  const text = useText({ agentSale, kit });
  const [isOpen, setOpen] = useState(false);
  const { Component: CardsDialog, hasFailed, load } = usePart(loadDialog);
  if (deliverablesOf(transaction).pins.length === 0) return null;
  const open = () => {
    load();
    setOpen(true);
  };
  return (
    <section className={surfaceRoot} aria-label={text.agentSale.printCards}>
      <Button
        glyph={printer}
        full
        aria-haspopup="dialog"
        busy={isOpen && !CardsDialog && !hasFailed}
        onClick={open}
        onPointerEnter={load}
        onFocus={load}
      >
        {text.agentSale.printCards}
      </Button>
      {isOpen && hasFailed && <PartNotice words={text.kit} />}
      {isOpen && CardsDialog && (
        <CardsDialog client={client} transaction={transaction} onClose={() => setOpen(false)} />
      )}
    </section>
  );
}
