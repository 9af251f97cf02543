import type { Transaction } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { LazyNotice } from '../binding/LazyNotice.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useLazyDialog } from '../binding/useLazyDialog.ts';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { printer } from '../ui/icon/glyphs.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';

const cardsDialog = createLazyCode(() => import('./CardsDialog.tsx').then(({ CardsDialog }) => CardsDialog));

export type PrintCardsProps = Readonly<
  ClientProps & {
    /** The purchase, as the agent's client parses it. Renders nothing if it delivered no PINs. */
    transaction: Transaction;
  }
>;

/** Button and dialog to print the PINs of a purchase as cards to cut apart. The dialog's code loads lazily. */
export function PrintCards({ client: own, transaction }: PrintCardsProps) {
  const client = useClient(own);
  const words = useText({ agentSale }).agentSale;
  const { Dialog, hasFailed, isLoading, button, close } = useLazyDialog(cardsDialog);
  if (deliverablesOf(transaction).pins.length === 0) return null;
  return (
    <section className={surfaceRoot} aria-label={words.printCards}>
      <Button glyph={printer} full busy={isLoading} {...button}>
        {words.printCards}
      </Button>
      {hasFailed && <LazyNotice />}
      {Dialog && <Dialog client={client} transaction={transaction} onClose={close} />}
    </section>
  );
}
