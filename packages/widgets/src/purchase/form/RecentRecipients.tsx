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

/** What to type to sell the same again, as far as the form has a field for it. */
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

/** "MTN 2 GB · ₦805" at today's price, or what was paid where it can't be bought like that any more. */
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
  /** The form holds the same sale again. */
  readonly onRepeat: () => void;
}

/** Most agents sell for one disco: where there are many and no number tells which, the one sold last is chosen already. */
function useUsualService({ filled, form, past }: Omit<RecentRecipientsProps, 'onRepeat'>): void {
  const [usual] = past.services;
  const isMany = form.definition.fields.some((field) => field.kind === 'service' && field.usually === 'many');
  const isDue = isMany && usual !== undefined && filled.view.service === null;
  useEffect(() => {
    if (isDue) form.enter({ service: usual });
  }, [isDue, form, usual]);
}

/** Customers of before, until a number is typed: a tap fills in number, service and what was sold, and reviews it. */
export function RecentRecipients({ filled, form, past, onRepeat }: RecentRecipientsProps) {
  useUsualService({ filled, form, past });
  const { agentSale: words } = useText({ agentSale });
  const id = useId();
  const { entered, services } = filled.view;
  // Once a number stands there the choice is made, and the room belongs to what comes next.
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
