import type { PurchaseDraft, ServiceDefinition } from '@oja/core';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { findProviderLook, type ProviderLooks } from '../../theme/providers/providerLook.ts';
import { Money } from '../../ui/display/Money.tsx';
import { ProviderTile } from '../../ui/display/ProviderTile.tsx';
import * as styles from './DraftSummary.css.ts';

export interface DraftSummaryProps {
  readonly draft: PurchaseDraft;
  readonly definition: ServiceDefinition;
  readonly looks: ProviderLooks;
}

/** Summary of the purchase: recipient, item, service and price. */
export function DraftSummary({ draft, definition, looks }: DraftSummaryProps) {
  const { serviceId, serviceName, planName, price, recipient } = draft;
  return (
    <div className={styles.line}>
      {recipient && <p className={styles.recipient}>{formatRecipient(recipient, definition)}</p>}
      <ProviderTile look={findProviderLook(looks, serviceId)} name={serviceName} size={40} />
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
