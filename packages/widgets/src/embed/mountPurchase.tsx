import { type ServiceDefinition, toNaira } from '@oja/core';
import { useEffect, useMemo, useState } from 'react';
import { TextProvider } from '../binding/TextProvider.tsx';
import type { PurchaseComponents } from '../purchase/components.ts';
import { PurchaseFlow } from '../purchase/PurchaseFlow.tsx';
import type { Prefill } from '../purchase/useOpenedForm.ts';
import type { PurchaseNews, SettledPurchase } from '../purchase/usePurchaseListeners.ts';
import type { EmbeddedProps } from './drawElement.tsx';
import type { ElementContext } from './elementContext.ts';
import type { MountContext, Mounted } from './elementModule.ts';
import type { PurchaseDetail } from './events.ts';
import { findKeptEntries, keepEntries } from './keptEntries.ts';
import { mountElement } from './mountElement.tsx';
import { prefillAttributes } from './purchaseElements.ts';
import { useServicesEvents } from './useServicesEvents.ts';
import { visitorText } from './visitorText.ts';

/** Matches a number, an amount, or the id of a service or plan. */
const PLAIN = /^[\w+ ().,/-]{1,60}$/;
/** Matches the beginning of a number, in any notation. */
const NUMBER = /^[+\d ()./-]{1,60}$/;

function detailOf<Status extends PurchaseDetail['status'] | 'pending' | 'cancelled'>({
  outcome,
  amount,
  ...sale
}: PurchaseNews<Status>): PurchaseDetail<Status> {
  return { ...sale, status: outcome, amount: toNaira(amount) };
}

/** Tells the page the final status of a purchase, and what it means. */
function announceEnd({ emit, report }: ElementContext, { problem, ...sale }: SettledPurchase): void {
  const detail = detailOf(sale);
  emit('oja:purchase', detail);
  if (detail.money === 'charged') emit('oja:sold', detail);
  else if (detail.money === 'refunded') emit('oja:refunded', detail);
  else report({ purchase: detail, problem });
}

/** Initial values of the form by attribute names; malformed values are omitted. */
function fieldsFrom(
  definition: ServiceDefinition,
  read: (attribute: string) => string | null | undefined,
): Prefill {
  const filled = [...prefillAttributes(definition)].flatMap(([attribute, { name, kind }]) => {
    const given = String(read(attribute) ?? '').trim();
    const pattern = kind === 'phone' || kind === 'digits' ? NUMBER : PLAIN;
    return pattern.test(given) ? [[name, given]] : [];
  });
  return Object.fromEntries(filled);
}

/**
 * The components of a category. The others are omitted in every embed: a visitor has no history, shares no receipts and
 * has no support.
 */
type CategoryComponents = Pick<PurchaseComponents, 'fields' | 'looks' | 'RecipientCheck' | 'Delivery'>;

interface EmbeddedPurchaseProps extends EmbeddedProps {
  readonly definition: ServiceDefinition;
  readonly components: CategoryComponents;
}

/** The form's values from the attributes, updated on change. Entries from before a removal take precedence. */
function useAttributes({ definition, context, account }: EmbeddedPurchaseProps): Prefill {
  const { host } = context.root;
  const [filled, setFilled] = useState(
    () => findKeptEntries(host, account) ?? fieldsFrom(definition, context.attribute),
  );
  useEffect(() => {
    const changes = new MutationObserver(() => setFilled(fieldsFrom(definition, context.attribute)));
    changes.observe(host, { attributeFilter: [...prefillAttributes(definition).keys()] });
    return () => changes.disconnect();
  }, [host, definition, context]);
  return filled;
}

/** The values of the attributes and of `prefill()`, which takes precedence. */
function usePrefill(props: EmbeddedPurchaseProps): Prefill {
  const { definition, prefilled } = props;
  const written = useAttributes(props);
  return useMemo(() => {
    const own = new Map(Object.entries(prefilled));
    return { ...written, ...fieldsFrom(definition, (attribute) => own.get(attribute)) };
  }, [definition, written, prefilled]);
}

function EmbeddedPurchase(props: EmbeddedPurchaseProps) {
  const { client, context, token, account, text: language, definition, components } = props;
  const { host } = context.root;
  const isBlocked = useServicesEvents(client, context, token, definition.id);
  const text = useMemo(() => visitorText(isBlocked, language), [isBlocked, language]);
  return (
    <TextProvider text={text}>
      <PurchaseFlow
        client={client}
        definition={definition}
        components={components}
        showWallet={false}
        prefill={usePrefill(props)}
        onEnter={(entries) => keepEntries(host, { account, entries })}
        onPending={(sale) => context.emit('oja:pending', detailOf(sale))}
        onCancelled={(sale) => context.emit('oja:cancelled', detailOf(sale))}
        onSettled={(sale) => announceEnd(context, sale)}
      />
    </TextProvider>
  );
}

/** Creates the `mount` function of a category's element with the components that its form needs: see the files in `purchase/`. */
export const mountPurchase =
  (definition: ServiceDefinition, components: CategoryComponents) =>
  (context: MountContext): Mounted =>
    mountElement(context, (props) => (
      <EmbeddedPurchase {...props} definition={definition} components={components} />
    ));
