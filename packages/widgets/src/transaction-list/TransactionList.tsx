import type { Category, Transaction } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { transactions } from '../text/en/transactions.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { byDay } from './byDay.ts';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import * as styles from './TransactionList.css.ts';
import { TransactionPanel } from './TransactionPanel.tsx';
import { useOpenRef } from './useOpenRef.ts';
import { useTransaction } from './useTransaction.ts';

export type TransactionListProps = Readonly<
  ClientProps & {
    /** Shows only this many of the newest, under "Recent": for a home page. */
    limit?: number;
    /** With `limit`: shows "All" and is called when it is pressed. */
    onShowAll?: () => void;
    /** The ref, or the sale key, of the one that is open; null for none. Left out: the list keeps it itself. */
    openRef?: string | null;
    /** The agent opened one, or closed it (null): for hosts that keep it in the address. */
    onOpenChange?: (ref: string | null) => void;
    /** Only this kind of sale, of those that have been loaded. */
    category?: Category;
  }
>;

const MINUTE = 60_000;
const NONE: readonly Transaction[] = [];

/** What was sold and what came in, newest first, by day in Lagos; each with its detail. */
export function TransactionList({
  client: own,
  limit,
  onShowAll,
  openRef,
  onOpenChange,
  category,
}: TransactionListProps) {
  const client = useClient(own);
  const words = useText({ transactions }).transactions;
  const list = useResource(client, client.transactions);
  const now = useNow(MINUTE, true, client.now);
  const open = useOpenRef({ openRef, onOpenChange });
  const isWaiting = list.status === 'idle' || list.status === 'loading';
  const items = list.data?.items ?? NONE;
  const opened = useTransaction(client, open.ref, items, !isWaiting);
  const panelId = useId();
  const isRecent = limit !== undefined;
  const shown = category ? items.filter((item) => item.category === category) : items;
  const days = byDay(shown, now, words, limit);
  const select = ({ id, ref }: Transaction) => open.show(id === opened.transaction?.id ? null : ref);

  return (
    <section
      className={`${surfaceRoot} ${styles.root}`}
      aria-label={isRecent ? words.recent : words.title}
      aria-busy={isWaiting || (list.status === 'stale' && list.problem === null)}
    >
      <div className={styles.layout} data-open={open.ref !== null}>
        <div className={styles.column} ref={open.rows}>
          <div className={styles.list}>
            <ListHeader
              list={list}
              isRecent={isRecent}
              now={now}
              onShowAll={onShowAll}
              onRefresh={client.transactions.refresh}
            />
            <ListBody
              list={list}
              days={days}
              now={now}
              limit={limit}
              ofCategory={category !== undefined}
              openId={opened.transaction?.id}
              panelId={panelId}
              store={client.transactions}
              onSelect={select}
            />
          </div>
        </div>
        {open.ref !== null && (
          <TransactionPanel
            id={panelId}
            open={opened}
            now={now}
            onClose={() => open.show(null)}
            panelRef={open.panel}
          />
        )}
      </div>
    </section>
  );
}
