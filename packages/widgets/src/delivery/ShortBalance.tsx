import { formatMoney, formatPrice, type Kobo } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { plus } from '../ui/icon/glyphs.ts';

export interface ShortBalanceProps {
  readonly missing: Kobo;
  readonly words: Pick<Text['agentSale'], 'short' | 'shortBody' | 'addMoney' | 'checkBalance'>;
  readonly onAddMoney: ((missing: Kobo) => void) | undefined;
  readonly onRefresh: () => void;
}

/** Shows how much the balance is short, with buttons to add money and to refresh the balance. */
export function ShortBalance({ missing, words, onAddMoney, onRefresh }: ShortBalanceProps) {
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
