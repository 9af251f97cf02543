import { formatMoney, formatPrice, type Kobo } from '@oja/core';
import { useText } from '../../binding/TextProvider.tsx';
import { agentSale } from '../../text/en/agentSale.ts';
import { Button } from '../../ui/button/Button.tsx';
import { plus } from '../../ui/icon/glyphs.ts';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ShortBalanceProps {
  readonly missing: Kobo;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
  readonly onRefresh: () => void;
}

/** The balance does not cover the sale: how much is missing and the ways on. */
export function ShortBalance({ missing, onAddMoney, onRefresh }: ShortBalanceProps) {
  const words = useText({ agentSale }).agentSale;
  return (
    <Notice
      tone="critical"
      title={words.short(formatMoney(missing))}
      action={
        <>
          {onAddMoney && (
            <Button variant="primary" glyph={plus} onClick={() => onAddMoney(missing)}>
              {words.addMoney(formatPrice(missing))}
            </Button>
          )}
          <Button variant="quiet" onClick={onRefresh}>
            {words.checkBalance}
          </Button>
        </>
      }
    >
      {words.shortBody}
    </Notice>
  );
}
