import {
  type Category,
  everyTransaction,
  linkRefunds,
  MINUTE,
  type RefundLinks,
  type Transaction,
} from '@oja/core';
import { type ReactNode, useId, useMemo } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { transactions } from '../text/en/transactions.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { byDay, type Day, dayBegan, wholeDays } from './byDay.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { type FilterProps, useFilter } from './filter/useFilter.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import * as styles from './TransactionList.css.ts';
import { TransactionPanel } from './TransactionPanel.tsx';
import { type History, useHistory } from './useHistory.ts';
import { useIsRoomy } from './useIsRoomy.ts';
import { useOpenRef } from './useOpenRef.ts';
import { useTransaction } from './useTransaction.ts';

export type TransactionListProps = Readonly<
  ClientProps &
    FilterProps & {
      /** The ref, or the sale key, of the one that is open; null for none. Left out: the list keeps it itself. */
      openRef?: string | null;
      /** The agent opened one, or closed it (null): for hosts that keep it in the address. */
      onOpenChange?: (ref: string | null) => void;
      /** Only this kind of sale: the agent can't choose another. */
      category?: Category;
      /** The kinds of sale to choose from. Default: all that the catalogue of words has. */
      categories?: readonly string[];
      /** Where there is room beside the list, the newest is shown until another one is opened. Default false. */
      showsNewest?: boolean;
      /** Shows "Sell this again" in the detail of a sale, and is called when it is pressed. */
      onRepeat?: (transaction: Transaction) => void;
      /** What stands below the detail of a sale, such as `ReportProblem`. Left out: a sale can’t be reported from here. */
      report?: (transaction: Transaction) => ReactNode;
      /** The way to report a sale whose money is due, such as `ReportProblem`. Left out: a chat with support. */
      reportRefund?: (transaction: Transaction) => ReactNode;
      /** What stands below the ways to give a customer the receipt of a sale, such as `PrintCards`. Left out: nothing. */
      actions?: (transaction: Transaction) => ReactNode;
    }
>;

/** The days of the list. They change with the day, not with the minute. */
function useDays({ list, items }: History, now: number): readonly Day[] {
  const words = useText({ transactions }).transactions;
  const today = dayBegan(now);
  const hasMore = list.data !== null && list.data.nextCursor !== null;
  return useMemo(() => wholeDays(byDay(items, today, words), hasMore), [items, today, words, hasMore]);
}

/** Which refund belongs to which sale. A filter may leave the refunds of its sales out. */
const useRefundLinks = ({ items, whole }: History): RefundLinks =>
  useMemo(() => linkRefunds([...items, ...whole]), [items, whole]);

/** What stands beside the list: the one that is open, else, where that is wanted and has room, the newest. */
function useShownRef(days: readonly Day[], isWanted: boolean | undefined, openRef: string | null) {
  const isRoomy = useIsRoomy();
  return openRef ?? ((isWanted && isRoomy && days[0]?.transactions[0]?.ref) || null);
}

/** What the host adds to the detail of one. */
const hostParts = ({ onRepeat, report, reportRefund, actions }: TransactionListProps) => ({
  onRepeat,
  report,
  reportRefund,
  actions,
});

/** What was sold and what came in, newest first, by day in Lagos; each with its detail. Searched, filtered and saved. */
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
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-label={words.title}
      aria-busy={history.list.isPending || history.list.isRefetching}
    >
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
            {...hostParts(props)}
            panelRef={panel}
          />
        )}
      </div>
    </section>
  );
}
