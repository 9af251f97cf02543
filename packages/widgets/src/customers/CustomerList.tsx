import type { CustomerPages, CustomersStore, ResourceState } from '@oja/core';
import { MorePages } from '../binding/MorePages.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { customers } from '../text/en/customers.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { alike, Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { people, search as searchGlyph } from '../ui/icon/glyphs.ts';
import { plainList } from '../ui/layout/plainList.css.ts';
import { CustomerRow, type CustomerRowProps } from './CustomerRow.tsx';
import * as styles from './Customers.css.ts';

type CustomerListProps = Readonly<
  Pick<CustomerRowProps, 'onSell' | 'onEdit' | 'more' | 'now'> & {
    store: CustomersStore;
    state: ResourceState<CustomerPages>;
  }
>;

/** The customers that match the search, page by page. */
export function CustomerList({ store, state, now, ...row }: CustomerListProps) {
  const words = useText({ customers }).customers;
  const search = useSignal(store.search);
  return (
    <ResourceView
      state={state}
      words={words}
      now={now}
      onRetry={store.refresh}
      skeleton={<SkeletonRows />}
      lacking={
        <EmptyState glyph={people} title={words.lacking}>
          {words.lackingBody}
        </EmptyState>
      }
      isEmpty={({ items }) => items.length === 0}
      empty={search === '' ? <NoCustomers /> : <NotFound store={store} search={search} />}
    >
      {({ items, nextCursor }) => (
        <>
          <ul className={plainList} aria-label={words.title}>
            {items.map((customer) => (
              <CustomerRow key={customer.id} customer={customer} now={now} {...row} />
            ))}
          </ul>
          {nextCursor !== null && <MorePages store={store} words={words} />}
        </>
      )}
    </ResourceView>
  );
}

function NoCustomers() {
  const words = useText({ customers }).customers;
  return (
    <EmptyState glyph={people} title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

function NotFound({ store, search }: Readonly<{ store: CustomersStore; search: string }>) {
  const words = useText({ customers }).customers;
  return (
    <EmptyState
      glyph={searchGlyph}
      title={words.notFound(search)}
      action={<Button onClick={() => store.narrow('')}>{words.clearSearch}</Button>}
    >
      {words.notFoundBody}
    </EmptyState>
  );
}

/** Placeholder rows of the same size as the loaded ones. */
function SkeletonRows() {
  return (
    <div aria-hidden="true">
      {alike(4).map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.what}>
            <SkeletonText size={16} width="55%" />
            <SkeletonText size={14} width="70%" />
          </div>
          <Skeleton width="96px" height="44px" />
        </div>
      ))}
    </div>
  );
}
