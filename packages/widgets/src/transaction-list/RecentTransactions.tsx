import { type Category, linkRefunds, MINUTE, type Transaction } from '@oja/core';
import { useMemo } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceFailed } from '../binding/ResourceNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { EmptyCategory, EmptyList, StaleList, WaitingList } from './ListStates.tsx';
import { byDay } from './rows/byDay.ts';
import { PlainRows } from './rows/PlainRows.tsx';
import * as styles from './TransactionList.css.ts';
import { useRecent } from './useRecent.ts';

export type RecentTransactionsProps = Readonly<
  ClientProps & {
    /** Maximum number of transactions. */
    limit: number;
    /** Shows only this category. */
    category?: Category;
    /** Called when a transaction is pressed. The host shows it, for example with a `TransactionList` or a `Receipt`. */
    onSelect: (transaction: Transaction) => void;
    /** Adds a "sell again" button to each final purchase, and is called when it is pressed. The host opens its form. */
    onRepeat?: (transaction: Transaction) => void;
    /** URL of all transactions. "All" links to it. */
    allHref?: string;
    /** Called when "All" is pressed. Shows it as a button unless `allHref` is set. */
    onShowAll?: () => void;
  }
>;

/** The newest transactions, for a home page or beside a form. Small, because most visits load it. */
export function RecentTransactions({
  client: own,
  limit,
  category,
  onSelect,
  onRepeat,
  allHref,
  onShowAll,
}: RecentTransactionsProps) {
  const client = useClient(own);
  const words = useText({ transactions }).transactions;
  const now = useNow(MINUTE, true, client.now);
  const { list, items, retry } = useRecent(client, limit, category);
  const isEmpty = items.length === 0;
  const days = byDay(items, now, words, limit);
  const links = useMemo(() => linkRefunds(items), [items]);
  return (
    <WidgetRoot aria-label={words.recent} aria-busy={list.isPending || list.isRefetching}>
      <div className={styles.list}>
        <RecentHeader allHref={allHref} onShowAll={onShowAll} />
        {list.status === 'failed' && isEmpty && (
          <ResourceFailed words={words} problem={list.problem} onRetry={retry} />
        )}
        {list.status === 'stale' && list.problem && (
          <StaleList problem={list.problem} at={list.at} now={now} onRetry={retry} />
        )}
        {!(list.status === 'failed' && isEmpty) && (
          <Card flush>
            {list.isPending && isEmpty && <WaitingList rows={limit} />}
            {!list.isPending && isEmpty && (category ? <EmptyCategory category={category} /> : <EmptyList />)}
            <PlainRows
              days={days}
              links={links}
              failedPurchases={client.failedPurchases}
              imageBase={client.apiBase}
              onSelect={onSelect}
              onRepeat={onRepeat}
            />
          </Card>
        )}
      </div>
    </WidgetRoot>
  );
}

type RecentHeaderProps = Readonly<{ allHref: string | undefined; onShowAll: (() => void) | undefined }>;

function RecentHeader({ allHref, onShowAll }: RecentHeaderProps) {
  const words = useText({ transactions }).transactions;
  const looks = { variant: 'quiet', 'aria-label': words.showAllLabel } as const;
  return (
    <div className={styles.recentHeader}>
      <h2 className={styles.title}>{words.recent}</h2>
      <span className={styles.all}>
        {allHref !== undefined && (
          <ButtonLink {...looks} href={allHref}>
            {words.showAll}
          </ButtonLink>
        )}
        {allHref === undefined && onShowAll && (
          <Button {...looks} onClick={onShowAll}>
            {words.showAll}
          </Button>
        )}
      </span>
    </div>
  );
}
