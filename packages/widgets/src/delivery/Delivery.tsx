import { formatMoney, type ServiceDefinition, type Transaction } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { deliverables } from '../text/en/deliverables.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import * as styles from './Delivery.css.ts';
import { deliverablesOf, omitEmptyFigure } from './deliverables.ts';
import { TokenSlip, TokenSteps } from './TokenSlip.tsx';
import { VoucherPinSlip } from './VoucherPinSlip.tsx';

export type DeliveryProps = Readonly<{
  /** The transaction, as core parses it. */
  transaction: Transaction;
  /** The definition of the service that was sold. */
  definition: Pick<ServiceDefinition, 'instruction'>;
}>;

/**
 * What the customer receives: a token in groups of four, key change codes in order, covered PINs, or an instruction for
 * the decoder. Renders nothing for data and airtime.
 */
export function Delivery({ transaction, definition }: DeliveryProps) {
  const words = useText({ deliverables }).deliverables;
  const { token, keyChange, pins } = deliverablesOf(transaction);
  const instruction = transaction.status === 'delivered' && definition.instruction;
  if (!token && keyChange.length === 0 && pins.length === 0 && !instruction) return null;
  return (
    <div className={styles.deliverables}>
      {keyChange.length > 0 ? (
        <TokenSteps keyChange={keyChange} token={token} />
      ) : (
        token && <TokenSlip token={token} />
      )}
      {(token || keyChange.length > 0) && <EnergyFacts transaction={transaction} />}
      {pins.length > 0 && (
        <ul className={styles.pins}>
          {pins.map((pin, at) => (
            <VoucherPinSlip
              key={pin.pin.copied}
              pin={pin}
              name={pins.length === 1 ? words.pin : words.pinOf(at + 1, pins.length)}
              copyLabel={pins.length === 1 ? words.copyPin : words.copyPinAt(at + 1)}
            />
          ))}
        </ul>
      )}
      {instruction && (
        <Notice tone="info" announced={false}>
          {words.instructions[instruction]}
        </Notice>
      )}
    </div>
  );
}

/** Units, tariff and the VAT that the amount includes, side by side. */
function EnergyFacts({ transaction: { delivery } }: Pick<DeliveryProps, 'transaction'>) {
  const words = useText({ deliverables }).deliverables;
  const facts = [
    { term: words.units, value: omitEmptyFigure(delivery?.units) },
    { term: words.tariff, value: omitEmptyFigure(delivery?.tariff) },
    { term: words.vat, value: delivery?.vat ? formatMoney(delivery.vat) : null },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.factName}>{term}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
