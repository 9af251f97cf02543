import { purchaseEndpoints, type ServiceDefinition, toNaira } from '@oja/core';
import { useEffect, useMemo, useState } from 'react';
import { TextProvider } from '../binding/TextProvider.tsx';
import { PurchaseFlow } from '../purchase/PurchaseFlow.tsx';
import type { PurchaseParts } from '../purchase/parts.ts';
import type { Prefill } from '../purchase/usePurchase.ts';
import type { SettledPurchase } from '../purchase/useSettled.ts';
import type { MountContext, Mounted } from './elementModule.ts';
import type { PurchaseDetail } from './events.ts';
import { type EmbeddedProps, mountElement } from './mountElement.tsx';
import { prefillAttributes } from './purchaseTags.ts';
import { useServicesEvents } from './useServicesEvents.ts';
import { visitorText } from './visitorText.ts';

/** Matches a number, an amount, or the id of a service or plan. */
const PLAIN = /^[\w+ ().,/-]{1,60}$/;
/** Matches the beginning of a number, in any notation. */
const NUMBER = /^[+\d ()./-]{1,60}$/;

function detailOf({ outcome, amount, ...sale }: SettledPurchase): PurchaseDetail {
  return { ...sale, status: outcome, amount: toNaira(amount) };
}

/** The form's fields as the page's attributes fill them; malformed values are left out. */
function prefillOf(definition: ServiceDefinition, context: MountContext): Prefill {
  const filled = [...prefillAttributes(definition)].flatMap(([attribute, { name, kind }]) => {
    const given = context.attribute(attribute)?.trim() ?? '';
    const pattern = kind === 'phone' || kind === 'digits' ? NUMBER : PLAIN;
    return pattern.test(given) ? [[name, given]] : [];
  });
  return Object.fromEntries(filled);
}

/** What a category decides by itself. */
type CategoryParts = Pick<PurchaseParts, 'fields' | 'RecipientCheck' | 'Delivery'>;

/** The rest is the same in every embed: a visitor has no history, no receipts to share and no support to call. */
const embedParts: Omit<PurchaseParts, keyof CategoryParts> = {
  RecentRecipients: null,
  pastPurchasesOf: null,
  withRefundEvidence: null,
  Candidates: null,
  ShortBalance: null,
  Sharing: null,
  ReportRefund: null,
};

/** What is typed in each element and not bought yet: still there after the page has taken it out and put it back. */
const drafts = new WeakMap<Element, Prefill>();

interface EmbeddedPurchaseProps extends EmbeddedProps {
  readonly definition: ServiceDefinition;
  readonly parts: PurchaseParts;
}

/** The form's fields as the page's attributes fill them, now and after each change of them. */
function usePrefill(definition: ServiceDefinition, context: MountContext): Prefill {
  const { host } = context.root;
  const first = useMemo(
    () => drafts.get(host) ?? prefillOf(definition, context),
    [host, definition, context],
  );
  const [later, setLater] = useState<Prefill | null>(null);
  useEffect(() => {
    const changes = new MutationObserver(() => setLater(prefillOf(definition, context)));
    changes.observe(host, { attributeFilter: [...prefillAttributes(definition).keys()] });
    return () => changes.disconnect();
  }, [host, definition, context]);
  return later ?? first;
}

function EmbeddedPurchase({ client, context, token, definition, parts }: EmbeddedPurchaseProps) {
  const { host } = context.root;
  const isBlocked = useServicesEvents(client, context, token, definition.id);
  const text = useMemo(() => visitorText(isBlocked), [isBlocked]);
  return (
    <TextProvider text={text}>
      <PurchaseFlow
        client={client}
        definition={definition}
        parts={parts}
        showWallet={false}
        prefill={usePrefill(definition, context)}
        onEnter={(entries) => {
          drafts.set(host, entries);
        }}
        onSettled={(sale) => context.emit('oja:purchase', detailOf(sale))}
      />
    </TextProvider>
  );
}

/** Mounts the element of one category, with the parts that it needs; the build writes a file for each tag. */
export function mountPurchase(
  context: MountContext,
  definition: ServiceDefinition,
  parts: CategoryParts,
): Mounted {
  const endpoints = { ...purchaseEndpoints, ...definition.verification?.endpoints };
  const allParts = { ...parts, ...embedParts };
  return mountElement(context, endpoints, (props) => (
    <EmbeddedPurchase {...props} definition={definition} parts={allParts} />
  ));
}
