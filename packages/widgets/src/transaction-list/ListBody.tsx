import { Card } from '../ui/card/Card.tsx';
import { ListFoot } from './ListFoot.tsx';
import { ListRows } from './ListRows.tsx';
import { EmptyList, FailedList, StaleList, WaitingList } from './ListStates.tsx';
import { NoMatch } from './NoMatch.tsx';
import { OnlyLoaded } from './OnlyLoaded.tsx';
import type { RowsProps } from './rows.ts';
import type { History } from './useHistory.ts';

type ListBodyProps = Readonly<{
  history: History;
  now: number;
  /** The host shows one kind of sale. */
  isOneKind: boolean;
  /** Takes search and filters away. */
  onWiden: () => void;
  rows: RowsProps;
}>;

/** Rows drawn while the list is on its way. */
const USUAL = 6;

/** The rows, or why there are none. */
export function ListBody({ history, now, isOneKind, onWiden, rows }: ListBodyProps) {
  const { list, store, isFromLoaded } = history;
  const isWaiting = list.status === 'idle' || list.status === 'loading';
  const isEmpty = rows.days.length === 0;
  const hasMore = list.data !== null && list.data.nextCursor !== null;
  if (list.status === 'failed' && !isFromLoaded) {
    return <FailedList problem={list.problem} onRetry={store.refresh} />;
  }
  return (
    <>
      {list.status === 'failed' && <OnlyLoaded problem={list.problem} history={history} now={now} />}
      {list.status === 'stale' && list.problem && <StaleList problem={list.problem} at={list.at} now={now} />}
      <Card flush>
        {isWaiting && isEmpty && <WaitingList rows={USUAL} />}
        {!isWaiting && isEmpty && !history.isNarrow && <EmptyList ofCategory={isOneKind} />}
        {!isWaiting && isEmpty && history.isNarrow && (
          <NoMatch hasMore={hasMore} {...(!(isOneKind && isOnlyKind(history)) && { onWiden })} />
        )}
        {!isEmpty && <ListRows {...rows} />}
        <ListFoot key={history.key} history={history} />
      </Card>
    </>
  );
}

/** True where nothing but the host's own choice narrows the list: there is nothing for the agent to take away. */
function isOnlyKind({ filter }: History): boolean {
  return filter.search === '' && filter.status === null && filter.from === null && filter.to === null;
}
