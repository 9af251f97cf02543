import type { Client, Shop, Transaction } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { deliverablesOf } from '../delivery/deliverables.ts';
import { agentSale } from '../text/en/agentSale.ts';
import { printedCards } from '../text/en/printedCards.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import * as styles from './CardsDialog.css.ts';
import { LayoutChoice } from './LayoutChoice.tsx';
import { ShopFields } from './ShopFields.tsx';
import { pagesFor } from './sheet/cardLayout.ts';
import { usePrinting } from './usePrinting.ts';

type CardsFormProps = Readonly<{
  client: Client;
  transaction: Transaction;
  /** The shop's details on the last cards; `null` if unknown. */
  saved: Shop | null;
  /** True if the server has shop details that failed to load. */
  isMissed: boolean;
}>;

/** Form for the layout of the cards and the shop's details. Submitting prints the cards. */
export function CardsForm({ client, transaction, saved, isMissed }: CardsFormProps) {
  const text = useText({ agentSale, printedCards });
  const words = text.printedCards;
  const printing = usePrinting(client, transaction, saved);
  // Details that load late do not replace typed values.
  const [wasMissed] = useState(isMissed);
  const { form, layout, setLayout, logo, setLogo, printed, isUnsaved } = printing;
  const count = deliverablesOf(transaction).pins.length;
  const size = layout.paper === 'a4' ? words.size(count, pagesFor(count, layout)) : words.pieces(count);
  return (
    <FormFrame
      form={form.element}
      title={text.agentSale.printCards}
      titleHidden
      failure={printed === 'failed' ? words.notPrinted : null}
      notice={
        (wasMissed || isUnsaved) && (
          <Notice tone="caution">{wasMissed ? words.notLoaded : words.notSaved}</Notice>
        )
      }
      submitLabel={text.agentSale.printCards}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        <p className={styles.hint} role="status">
          {printed && printed !== 'failed' ? words.printed(printed.copy) : size}
        </p>
      }
    >
      <LayoutChoice layout={layout} onChange={setLayout} />
      <ShopFields entries={form.entries} logo={logo} onLogo={setLogo} />
    </FormFrame>
  );
}
