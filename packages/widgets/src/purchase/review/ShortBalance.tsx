import { useText } from '../../binding/TextProvider.tsx';
import { purchase } from '../../text/en/purchase.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';

export interface ShortBalanceProps {
  /** How much is missing, as it is shown. */
  readonly missing: string;
  readonly onAddMoney: (() => void) | undefined;
  readonly onRefresh: () => void;
}

/** The balance does not cover the sale: how much is missing and the ways on. */
export function ShortBalance({ missing, onAddMoney, onRefresh }: ShortBalanceProps) {
  const text = useText({ purchase });
  return (
    <Notice
      tone="critical"
      title={text.purchase.short(missing)}
      action={
        <>
          {onAddMoney && <Button onClick={onAddMoney}>{text.purchase.addMoney}</Button>}
          <Button variant="quiet" onClick={onRefresh}>
            {text.purchase.checkBalance}
          </Button>
        </>
      }
    >
      {text.purchase.shortBody}
    </Notice>
  );
}
