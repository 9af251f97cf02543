import { formatMoney, type Kobo, kobo } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { receipt } from '../text/en/receipt.ts';
import { DescriptionList } from '../ui/list/DescriptionList.tsx';

/** Both lines of a sale whose money came back: what went out and what came in, and that nothing is missing. */
export function RefundLines({ amount }: Readonly<{ amount: Kobo }>) {
  const words = useText({ receipt }).receipt;
  const paid = kobo(Math.abs(amount));
  return (
    <DescriptionList
      rows={[
        { term: words.charged, value: `\u2212${formatMoney(paid)}` },
        { term: words.refunded, value: `+${formatMoney(paid)}` },
        { term: words.youPaid, value: formatMoney(kobo(0)) },
      ]}
    />
  );
}
