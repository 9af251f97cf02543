import type { ResourceState, Transaction, TransactionPages, TransactionsStore } from '@oja/core';
import { Card } from '../ui/card/Card.tsx';
import type { Day } from './byDay.ts';
import { DayGroup } from './DayGroup.tsx';
import { ListFoot } from './ListFoot.tsx';
import { EmptyList, FailedList, StaleNotice, WaitingList } from './ListStates.tsx';

type ListBodyProps = Readonly<{
  list: ResourceState<TransactionPages>;
  days: readonly Day[];
  now: number;
  /** Given: the newest only, without the way to older ones. */
  limit: number | undefined;
  ofCategory: boolean;
  openId: string | undefined;
  panelId: string;
  store: TransactionsStore;
  onSelect: (transaction: Transaction) => void;
}>;

/** Rows drawn while the list is on its way. */
const USUAL = 6;

/** The rows, or why there are none. */
export function ListBody({ list, days, now, limit, ofCategory, store, ...group }: ListBodyProps) {
  const isRecent = limit !== undefined;
  const isWaiting = list.status === 'idle' || list.status === 'loading';
  if (list.status === 'failed') return <FailedList problem={list.problem} onRetry={store.refresh} />;
  return (
    <>
      {list.status === 'stale' && list.problem && (
        <StaleNotice
          problem={list.problem}
          at={list.at}
          now={now}
          {...(isRecent && { onRetry: store.refresh })}
        />
      )}
      <Card flush>
        {isWaiting && <WaitingList rows={limit ?? USUAL} />}
        {!isWaiting && days.length === 0 && <EmptyList ofCategory={ofCategory} />}
        {days.map((day) => (
          <DayGroup key={day.day} day={day} {...group} />
        ))}
        {!isRecent && list.data?.nextCursor && <ListFoot store={store} />}
      </Card>
    </>
  );
}
