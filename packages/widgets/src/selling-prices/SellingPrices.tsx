import { type Client, createSellingPricesStore } from '@oja/core';
import { useId, useRef, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useResource } from '../binding/useResource.ts';
import { sellingPrices } from '../text/en/sellingPrices.ts';
import { subheading } from '../theme/type.css.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { alike, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { ownRule, PriceRules } from './PriceRules.tsx';
import * as styles from './SellingPrices.css.ts';
import type { PriceScope } from './usePriceForm.ts';

/** Sets what the agent's customers pay: rules for everything, a category or a service, and prices of single plans. */
export function SellingPrices({ client: own }: ClientProps) {
  const client = useClient(own);
  const words = useText({ sellingPrices }).sellingPrices;
  const id = useId();
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-labelledby={id}>
      <Card>
        <header>
          <h2 id={id} className={subheading}>
            {words.title}
          </h2>
          <p className={styles.about}>{words.about}</p>
        </header>
        <PricesOfAgent key={sessionKey} client={client} />
      </Card>
    </WidgetRoot>
  );
}

function PricesOfAgent({ client }: Readonly<{ client: Client }>) {
  const words = useText({ sellingPrices }).sellingPrices;
  const store = client.getStore(createSellingPricesStore);
  const state = useResource(client, store);
  const services = useResource(client, client.services);
  const [open, setOpen] = useState<PriceScope | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const change = (scope: PriceScope) => {
    setNews(null);
    setOpen(scope);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.stop} aria-busy={state.isPending || services.isPending}>
      {news && <Notice tone="positive">{news}</Notice>}
      <ResourceView
        // The rules can be shown only with the services.
        state={state.status === 'ready' && services.data === null ? services : state}
        words={words}
        now={client.now()}
        onRetry={() => void (state.problem ? store.refresh() : client.services.refresh())}
        skeleton={<RulesSkeleton />}
        lacking={<p>{words.lacking}</p>}
      >
        {() =>
          state.data &&
          services.data && <PriceRules rules={state.data} services={services.data} onChange={change} />
        }
      </ResourceView>
      {open && (
        <PriceDialog
          store={store}
          scope={open}
          own={ownRule(state.data ?? [], open)}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            setNews(words.saved(open.name));
            place.current?.focus();
          }}
        />
      )}
    </div>
  );
}

const ROWS = 5;

/** Placeholder rows of the same size as the loaded ones. */
function RulesSkeleton() {
  return (
    <div className={styles.rules} aria-hidden="true">
      {alike(ROWS).map((row) => (
        <div key={row} className={styles.row}>
          <SkeletonText size={14} width="14ch" />
          <SkeletonText size={14} width="6ch" />
        </div>
      ))}
    </div>
  );
}
