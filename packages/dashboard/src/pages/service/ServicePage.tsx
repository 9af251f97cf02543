import { findDefinition, toNaira } from '@oja/core';
import { useClient, useResource, useSignal } from '@oja/widgets/binding';
import { PrintCards } from '@oja/widgets/printed-cards';
import { Purchase } from '@oja/widgets/purchase';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { lazyChunk } from '../../lazy/loadChunk.ts';
import { createFormDrafts } from '../../purchases/formDrafts.ts';
import { isWholePrefill, parsePrefill } from '../../purchases/parsePrefill.ts';
import { pickFields } from '../../purchases/useRepeatPurchase.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf, type PageProps } from '../../routing/route.ts';
import { useFormKey } from '../../routing/useFormKey.ts';
import { Deferred } from '../../screens/Deferred.tsx';
import { useSession } from '../../session/useSession.ts';
import * as styles from './ServicePage.css.ts';

/** Height of the placeholder: the recent sales, which come first. */
const ASIDE = '420px';

/** Height of a button. */
const BUTTON = '44px';

const serviceAside = lazyChunk('service-aside', () =>
  import('./ServiceAside.tsx').then(({ ServiceAside }) => ServiceAside),
);

const reportDue = lazyChunk('report-due', () =>
  import('./OpenRefundCase.tsx').then(({ OpenRefundCase }) => OpenRefundCase),
);

/** Sells one service of the catalogue. Recent sales, health and prices are beside the form; on a phone, below it. */
export function ServicePage({ route: { category = '' } }: PageProps) {
  const [, go] = useLocation();
  const routes = useRoutes();
  const historyState = useHistoryState<unknown>();
  const { user } = useSignal(useSession().state);
  const client = useClient();
  const services = useResource(client, client.services);
  const transactions = useResource(client, client.transactions);
  const definition = findDefinition(category);
  if (!definition) throw new Error(`The catalogue has no ${category}.`);
  const prefill = pickFields(category, parsePrefill(historyState, user?.username ?? null));
  const drafts = client.getStore(createFormDrafts);
  const formKey = useFormKey();
  const isRepeat = Object.keys(prefill).length > 0;
  const form = useNumberFocus(!isRepeat && !services.isPending);
  return (
    <div className={styles.columns}>
      <div className={styles.form} ref={form}>
        <Purchase
          // A repeated purchase fills a new form.
          key={`${category} ${formKey}`}
          definition={definition}
          showTitle={false}
          prefill={isRepeat ? prefill : pickFields(category, drafts.of(category))}
          actions={(transaction) => <PrintCards transaction={transaction} />}
          reportRefund={(transaction) => (
            <Deferred code={reportDue} props={{ transaction }} height={BUTTON} />
          )}
          startsAtReview={isRepeat && isWholePrefill(historyState)}
          onEnter={(entries) => drafts.keep(category, entries)}
          onAddMoney={(missing) => {
            const asked = new URLSearchParams({ way: 'checkout', amount: toNaira(missing) });
            go(`${addressOf(routes, 'funding')}?${asked}`);
          }}
        />
      </div>
      <div className={styles.beside}>
        {/* Rendered after the form has its final height, with prices and recent recipients: it does not move on a phone. */}
        {!services.isPending && !transactions.isPending && (
          <Deferred key={category} code={serviceAside} props={{ category }} height={ASIDE} />
        )}
      </div>
    </div>
  );
}

/**
 * Focuses a form's first field if it is a phone number, so that an agent who comes from another screen can type
 * immediately. Set `isDue` once the form is loaded. After a page load the focus is not moved.
 */
function useNumberFocus(isDue: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDue) return;
    // Runs after the route announcer, which focuses the heading in the same render's effects.
    queueMicrotask(() => {
      const [first] = place.current?.querySelector('form')?.elements ?? [];
      const isNumber = first instanceof HTMLInputElement && first.type === 'tel';
      if (isNumber && document.activeElement?.nodeName === 'H1') first.focus({ preventScroll: true });
    });
  }, [isDue]);
  return place;
}
