import {
  type Category,
  everyTransaction,
  linkRefunds,
  MINUTE,
  type RefundLinks,
  type Transaction,
} from '@oja/core';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { transactions } from '../text/en/transactions.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { TransactionPanel } from './detail/TransactionPanel.tsx';
import { useTransaction } from './detail/useTransaction.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { type FilterProps, useFilter } from './filter/useFilter.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import { byDay, type Day, dayBegan, wholeDays } from './rows/byDay.ts';
import * as styles from './TransactionList.css.ts';
import { type History, useHistory } from './useHistory.ts';
import { useOpenRef } from './useOpenRef.ts';

/** A page width at which a list and a detail fit side by side, even with a host's menu. */
const desk = '(min-width: 1280px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is wide enough for a detail beside the list. */
const useIsRoomy = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(desk).matches,
    () => false,
  );

export type TransactionListProps = Readonly<
  ClientProps &
    FilterProps & {
      /** The ref, or the idempotency key, of the open transaction; `null` for none. Uncontrolled if omitted. */
      openRef?: string | null;
      /** Called when the agent opens a transaction, or closes it (`null`), for example to store it in the URL. */
      onOpenChange?: (ref: string | null) => void;
      /** Shows only this category. The agent can't choose another. */
      category?: Category;
      /** Categories to choose from. Default: every category that has a label. */
      categories?: readonly string[];
      /** `true` shows the newest transaction beside a wide list until another is opened. Default: `false`. */
      showsNewest?: boolean;
      /** Called when "Sell this again" is pressed in the detail of a purchase. No button is shown if omitted. */
      onRepeat?: (transaction: Transaction) => void;
      /** Renders content below the detail of a purchase, such as `ReportProblem`. */
      report?: (transaction: Transaction) => ReactNode;
      /** Renders the report of a due refund, such as `ReportProblem`. Default: a chat with support. */
      reportRefund?: (transaction: Transaction) => ReactNode;
      /** Renders content below the receipt actions of a purchase, such as `PrintCards`. */
      actions?: (transaction: Transaction) => ReactNode;
    }
>;

/** Returns the days of the list. Recomputed when the date changes, not every minute. */
function useDays({ list, items }: History, now: number): readonly Day[] {
  const words = useText({ transactions }).transactions;
  const today = dayBegan(now);
  const hasMore = list.data !== null && list.data.nextCursor !== null;
  return useMemo(() => wholeDays(byDay(items, today, words), hasMore), [items, today, words, hasMore]);
}

/** Links refunds to purchases. Includes unfiltered transactions, because a filter may exclude the refund of a purchase. */
const useRefundLinks = ({ items, whole }: History): RefundLinks =>
  useMemo(() => linkRefunds([...items, ...whole]), [items, whole]);

/** Returns the ref of the transaction to show: the open one, otherwise the newest if wanted and if it fits. */
function useShownRef(days: readonly Day[], isWanted: boolean | undefined, openRef: string | null) {
  const isRoomy = useIsRoomy();
  return openRef ?? ((isWanted && isRoomy && days[0]?.transactions[0]?.ref) || null);
}

/** The agent's transactions by day in Lagos, newest first, with details, search, filters and CSV export. */
export function TransactionList(props: TransactionListProps) {
  const client = useClient(props.client);
  const words = useText({ transactions }).transactions;
  const { category, categories = Object.keys(words.kinds) } = props;
  const kinds = category === undefined ? categories : [];
  const now = useNow(MINUTE, true, client.now);
  const [chosen, change] = useFilter(props);
  const filter = { ...chosen, category: category ?? chosen.category };
  const history = useHistory(client, filter);
  const days = useDays(history, now);
  const { ref, panel, rows, show } = useOpenRef(props);
  const shownRef = useShownRef(days, props.showsNewest, ref);
  const opened = useTransaction(client, shownRef, history);
  const panelId = useId();
  const links = useRefundLinks(history);
  const select = (one: Transaction) => show(ref && one.id === opened.transaction?.id ? null : one.ref);

  return (
    <WidgetRoot aria-label={words.title} aria-busy={history.list.isPending || history.list.isRefetching}>
      <div className={styles.layout} data-open={shownRef !== null}>
        <div className={styles.column} ref={rows}>
          <div className={styles.list}>
            <FilterBar filter={filter} onChange={change} kinds={kinds} now={now} />
            <ListHeader client={client} history={history} filter={filter} now={now} />
            <ListBody
              history={history}
              now={now}
              isOneKind={kinds.length === 0}
              onWiden={() => change(everyTransaction)}
              rows={{
                days,
                openId: opened.transaction?.id,
                panelId,
                links,
                failedPurchases: client.failedPurchases,
                imageBase: client.apiBase,
                onSelect: select,
              }}
            />
          </div>
        </div>
        {shownRef !== null && (
          <TransactionPanel
            id={panelId}
            client={client}
            open={opened}
            now={now}
            links={links}
            canClose={ref !== null}
            onShow={show}
            onRepeat={props.onRepeat}
            report={props.report}
            reportRefund={props.reportRefund}
            actions={props.actions}
            panelRef={panel}
          />
        )}
      </div>
    </WidgetRoot>
  );
}
