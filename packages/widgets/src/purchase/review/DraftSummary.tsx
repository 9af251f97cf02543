import type { PurchaseDraft } from '@oja/core';
import { Money } from '../../ui/money/Money.tsx';
import { NetworkTile } from '../../ui/tile/NetworkTile.tsx';
import * as styles from './DraftSummary.css.ts';

/** What is about to be bought, at a glance: whose it is, what it is, what it costs. */
export function DraftSummary({ draft }: { readonly draft: PurchaseDraft }) {
  const { serviceId, serviceName, planName, price } = draft;
  return (
    <div className={styles.line}>
      <NetworkTile network={serviceId} name={serviceName} size={40} />
      {planName ? (
        <>
          <p className={styles.plan}>{planName}</p>
          <p className={styles.service}>{serviceName}</p>
        </>
      ) : (
        <p className={styles.name}>{serviceName}</p>
      )}
      <Money kobo={price} size={20} strong />
    </div>
  );
}
