import type { Transaction } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { DialogButton } from '../ui/dialog/DialogButton.tsx';
import { printer } from '../ui/icon/glyphs.ts';

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
  if (deliverablesOf(transaction).pins.length === 0) return null;
  return (
    <section className={surfaceRoot} aria-label={text.agentSale.printCards}>
      <DialogButton
        glyph={printer}
        full
        loadDialog={loadDialog}
        dialog={(CardsDialog, onClose) => (
          <CardsDialog client={client} transaction={transaction} onClose={onClose} />
        )}
        words={text.kit}
      >
        {text.agentSale.printCards}
      </DialogButton>
    </section>
  );
}
