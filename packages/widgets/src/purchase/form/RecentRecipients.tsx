import {
  formatPrice,
  type RecentRecipient,
  type Service,
  type ServiceDefinition,
  toTypedAmount,
} from '@oja/core';
import { useEffect, useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { formatRecipient } from '../../delivery/formatRecipient.ts';
import { agentSale } from '../../text/en/agentSale.ts';
import type { FieldViewProps } from './fieldView.ts';
import * as styles from './RecentRecipients.css.ts';

/** Entries that repeat a purchase, limited to the form's fields. */
export function repeatEntries(
  { recipient, serviceId = '', planId = '', meterType, amount }: RecentRecipient,
  { fields }: ServiceDefinition,
) {
  const asks = new Set(fields.map(({ name }) => name));
  const all: Readonly<Record<string, string>> = {
    recipient,
    service: serviceId,
    plan: planId,
    ...(meterType && { meterType }),
    amount: toTypedAmount(amount),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => asks.has(name)));
}

/** "MTN 2 GB · ₦805" at today's price, or at the price paid if the plan is no longer sold. */
export function soldText(
  { serviceId, planId, amount }: RecentRecipient,
  services: readonly Service[],
): string {
  const service = services.find(({ id }) => id === serviceId);
  const plan = service?.plans.find(({ id }) => id === planId);
  const what = [service?.name, plan?.name].filter(Boolean).join(' ');
  return [what, formatPrice(plan?.price ?? amount)].filter(Boolean).join(' · ');
}

export interface RecentRecipientsProps extends Pick<FieldViewProps, 'filled' | 'form' | 'past'> {
  /** Called after the form holds the repeated purchase. */
  readonly onRepeat: () => void;
}

/** Selects the last used service if there are many and no prefix selects one: most agents sell for one disco. */
function useUsualService({ filled, form, past }: Omit<RecentRecipientsProps, 'onRepeat'>): void {
  const [usual] = past.services;
  const isMany = form.definition.fields.some((field) => field.kind === 'service' && field.usually === 'many');
  const isDue = isMany && usual !== undefined && filled.view.service === null;
  useEffect(() => {
    if (isDue) form.enter({ service: usual });
  }, [isDue, form, usual]);
}

/** Recent recipients, shown until a number is typed. A tap repeats the last purchase and opens its review. */
export function RecentRecipients({ filled, form, past, onRepeat }: RecentRecipientsProps) {
  useUsualService({ filled, form, past });
  const { agentSale: words } = useText({ agentSale });
  const id = useId();
  const { entered, services } = filled.view;
  // A typed number makes the list useless, and the plans need the space.
  if (past.recipients.length === 0 || entered['recipient']) return null;
  return (
    <div className={styles.recents}>
      <p id={id} className={styles.title}>
        {words.recent}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {past.recipients.map((recent) => (
          <li key={recent.recipient} className={styles.item}>
            <button
              type="button"
              className={styles.recent}
              onClick={() => {
                form.enter(repeatEntries(recent, form.definition));
                onRepeat();
              }}
            >
              <span className={styles.recipient}>{formatRecipient(recent.recipient, form.definition)}</span>
              <span className={styles.sold}>{soldText(recent, services)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
