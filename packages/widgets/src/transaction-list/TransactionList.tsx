import {
  type Category,
  categories as everyCategory,
  everyTransaction,
  linkRefunds,
  MINUTE,
  type Transaction,
} from '@oja/core';
import { useId, useMemo } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { transactions } from '../text/en/transactions.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { byDay, dayBegan } from './byDay.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { type FilterProps, useFilter } from './filter/useFilter.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import * as styles from './TransactionList.css.ts';
import { TransactionPanel } from './TransactionPanel.tsx';
import { useHistory } from './useHistory.ts';
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
      /** The kinds of sale to choose from. Default: all of core's catalogue. */
      categories?: readonly string[];
      /** Shows "Sell this again" in the detail of a sale, and is called when it is pressed. */
      onRepeat?: (transaction: Transaction) => void;
    }
>;

/** What was sold and what came in, newest first, by day in Lagos; each with its detail. Searched, filtered and saved. */
export function TransactionList(props: TransactionListProps) {
  const { category, categories = everyCategory, onRepeat } = props;
  const kinds = category === undefined ? categories : [];
  const client = useClient(props.client);
  const words = useText({ transactions }).transactions;
  const now = useNow(MINUTE, true, client.now);
  const [chosen, change] = useFilter(props);
  const filter = { ...chosen, category: category ?? chosen.category };
  const history = useHistory(client, filter);
  const { list, items } = history;
  const { ref, panel, rows, show } = useOpenRef(props);
  const opened = useTransaction(client, ref, history);
  const panelId = useId();
  // The groups change with the day, not with the minute.
  const today = dayBegan(now);
  const days = useMemo(() => byDay(items, today, words), [items, today, words]);
  // A filter may leave the refunds of its sales out.
  const links = useMemo(() => linkRefunds([...items, ...history.whole]), [items, history.whole]);
  const select = ({ id, ref }: Transaction) => show(id === opened.transaction?.id ? null : ref);

  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-label={words.title}
      aria-busy={list.isPending || list.isRefetching}
    >
      <div className={styles.layout} data-open={ref !== null}>
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
        {ref !== null && (
          <TransactionPanel
            id={panelId}
            client={client}
            open={opened}
            now={now}
            links={links}
            onShow={show}
            onRepeat={onRepeat}
            panelRef={panel}
          />
        )}
      </div>
    </section>
  );
}
