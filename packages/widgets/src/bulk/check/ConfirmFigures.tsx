import {
  type Client,
  createSellingPricesStore,
  expectedProfitOfAll,
  type Kobo,
  kobo,
  type PurchaseDraft,
} from '@oja/core';
import type { sumLines } from '@oja/core/bulk';
import { useText } from '../../binding/TextProvider.tsx';
import { useResource } from '../../binding/useResource.ts';
import { bulk } from '../../text/en/bulk.ts';
import { formatCount } from '../../text/formatCount.ts';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Money } from '../../ui/display/Money.tsx';

type ConfirmFiguresProps = Readonly<{
  client: Client;
  drafts: readonly PurchaseDraft[];
  sum: ReturnType<typeof sumLines>;
  /** `null` until it is loaded. */
  balance: Kobo | null;
}>;

/** The total, the earnings and the wallet balance after the purchase. */
export function ConfirmFigures({ client, drafts, sum, balance }: ConfirmFiguresProps) {
  const words = useText({ bulk }).bulk;
  const { data: rules } = useResource(client, client.getStore(createSellingPricesStore));
  const profit = rules && expectedProfitOfAll(rules, drafts);
  const after = balance !== null && sum ? balance - sum.price : null;
  return (
    <DescriptionList
      rows={[
        { term: words.count, value: formatCount(drafts.length) },
        { term: words.total, value: sum && <Money kobo={sum.price} /> },
        { term: words.youEarn, value: sum && sum.commission > 0 ? <Money kobo={sum.commission} /> : null },
        { term: words.profit, value: profit === null ? null : <Money kobo={profit} /> },
        { term: words.balance, value: balance === null ? null : <Money kobo={balance} /> },
        { term: words.after, value: after !== null && after >= 0 ? <Money kobo={kobo(after)} /> : null },
      ]}
    />
  );
}
