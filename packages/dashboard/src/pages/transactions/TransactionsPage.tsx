import { ReportProblem } from '@oja/widgets/cases';
import { AddCustomer } from '@oja/widgets/customers';
import { PrintCards } from '@oja/widgets/printed-cards';
import { PlanSale, plannedSaleOf } from '@oja/widgets/schedules';
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

/** Marks an entry of the history that was opened from the list, which is the entry below it. */
const fromList = { isFromList: true };
const isFromList = (state: unknown) => typeof state === 'object' && state !== null && 'isFromList' in state;

/**
 * Every transaction. The open one is in the address, so that it can be kept, and Back closes it, however many were looked
 * at; so is what narrows the list, but for the words that were searched for.
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
    // Closed by its button as by Back: the list stood there before, and is not put on top of itself.
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
          <PlanSale sale={plannedSaleOf(transaction)} href={schedules} />
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
