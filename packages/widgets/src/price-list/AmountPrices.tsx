import { formatPrice, kobo, type Service } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { priceList } from '../text/en/priceList.ts';
import { limitsText } from '../text/limitsText.ts';
import { wordFor } from '../text/wordFor.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './PriceList.css.ts';

type AmountPricesProps = Readonly<{ services: readonly Service[]; category: string }>;

/** Services that sell any amount: their limits, and the fee if one of them has a fee. */
export function AmountPrices({ services, category }: AmountPricesProps) {
  const words = useText({ priceList }).priceList;
  const hasFee = services.some(({ fee }) => fee);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{wordFor(words.what, category, words.whatElse)}</th>
          <th scope="col">{words.columns.amount}</th>
          {hasFee && <th scope="col">{words.columns.fee}</th>}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.id}>
            <th scope="row">{service.name}</th>
            <td>{limitsText(service.limits ?? {}, words) ?? words.anyAmount}</td>
            {hasFee && <td>{formatPrice(service.fee ?? kobo(0))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
