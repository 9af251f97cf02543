import type { Transaction } from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { printer } from '../ui/icon/glyphs.ts';
import { PartNotice } from '../ui/part/PartNotice.tsx';
import { usePart } from '../ui/part/usePart.ts';

const loadDialog = () => import('./CardsDialog.tsx').then(({ CardsDialog }) => CardsDialog);

export type PrintCardsProps = Readonly<
  ClientProps & {
    /** The sale, as the agent's own client has it. Nothing is shown of one that delivered no pins. */
    transaction: Transaction;
  }
>;

/** The way from a sale to its pins on paper, as cards to be cut apart. The dialog comes when it is wanted. */
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
