import { ReportProblem } from '@oja/widgets/cases';
import { AddCustomer } from '@oja/widgets/customers';
import { PrintCards } from '@oja/widgets/printed-cards';
import { SchedulePurchase, scheduledPurchaseOf } from '@oja/widgets/schedules';
import { TransactionList } from '@oja/widgets/transaction-list';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useRepeatPurchase } from '../../purchases/useRepeatPurchase.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { serviceIds } from '../../routing/serviceIds.ts';
import { useLinks } from '../../routing/useLinks.ts';
import { filterQuery, readFilter } from './filterInAddress.ts';

/** State of a history entry that was opened from the list. The entry below it is the list. */
const fromList = { isFromList: true };
const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'isFromList' in state;

/**
 * All transactions. The open one is in the URL, so that it can be linked to, and Back closes it, however many were
 * opened. The filter is in the URL too, except the search text.
 */
export function TransactionsPage() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const canGoBack = isFromList(useHistoryState<unknown>());
  const openRef = query.get('ref');
  const links = useLinks();
  const schedules = addressOf(useRoutes(), 'schedules');
  const kept = readFilter(query);
  const show = (ref: string | null) => {
    // Closing goes back in history if possible, so that the list is not added to the history a second time.
    if (ref === null && canGoBack) history.back();
    else
      setQuery(
        { ...filterQuery(kept), ...(ref !== null && { ref }) },
        {
          replace: openRef !== null,
          ...(ref !== null && (openRef === null || canGoBack) && { state: fromList }),
        },
      );
  };
  return (
    <TransactionList
      categories={serviceIds}
      showsNewest
      openRef={openRef}
      onRepeat={useRepeatPurchase()}
      actions={(transaction) => <PrintCards transaction={transaction} />}
      report={(transaction) => (
        <div {...links}>
          <SchedulePurchase sale={scheduledPurchaseOf(transaction)} href={schedules} />
          <AddCustomer transaction={transaction} />
          <ReportProblem transaction={transaction} />
        </div>
      )}
      reportRefund={(transaction) => (
        <ReportProblem transaction={transaction} isRefundDue variant="secondary" />
      )}
      onOpenChange={show}
      filter={{ ...kept, search }}
      onFilterChange={(filter) => {
        setSearch(filter.search);
        setQuery({ ...filterQuery(filter), ...(openRef !== null && { ref: openRef }) }, { replace: true });
      }}
    />
  );
}
