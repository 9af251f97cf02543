import { createSchedulesStore, percentEncode, type Schedule } from '@oja/core';
import { useClient, useResource } from '@oja/widgets/binding';
import { Schedules } from '@oja/widgets/schedules';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useRepeatPurchase } from '../../purchases/useRepeatPurchase.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf } from '../../routing/route.ts';
import { useLinks } from '../../routing/useLinks.ts';

/** Opens the review for `?sell=<id>`, the link in a reminder's notice. Back then shows the schedules. */
function useSellFromAddress(sell: (schedule: Schedule) => void): void {
  const [query, setQuery] = useSearchParams();
  const client = useClient();
  const { data } = useResource(client, client.getStore(createSchedulesStore));
  const wanted = query.get('sell');
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || data === null || done.current === wanted) return;
    done.current = wanted;
    setQuery({}, { replace: true });
    const due = data.find(({ id }) => id === wanted);
    if (due) sell(due);
  }, [wanted, data, setQuery, sell]);
}

/** The agent's scheduled purchases. */
export function SchedulesPage() {
  const transactions = addressOf(useRoutes(), 'transactions');
  const repeat = useRepeatPurchase();
  const sell = (schedule: Schedule) => repeat({ ...schedule, amount: schedule.price });
  useSellFromAddress(sell);
  return (
    <div {...useLinks()}>
      <Schedules
        showTitle={false}
        onSell={sell}
        saleHref={(ref) => `${transactions}?ref=${percentEncode(ref)}`}
      />
    </div>
  );
}
