import { formatMoment, type Problem } from '@oja/core';
import { ResourceFailed, ResourceStale } from '../binding/ResourceNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { transactions } from '../text/en/transactions.ts';
import { Button } from '../ui/button/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { search } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { ListFoot } from './ListFoot.tsx';
import { EmptyCategory, EmptyList, StaleList, WaitingList } from './ListStates.tsx';
import { ListRows } from './rows/ListRows.tsx';
import type { RowsProps } from './rows/rows.ts';
import type { History } from './useHistory.ts';

type ListBodyProps = Readonly<{
  history: History;
  now: number;
  /** Whether the host limits the list to one category. */
  isOneKind: boolean;
  /** Clears the search and the filters. */
  onWiden: () => void;
  rows: RowsProps;
}>;

/** Placeholder rows while the list is loading. */
const USUAL = 6;

/** The rows, or the loading, empty or failed state. */
export function ListBody({ history, now, isOneKind, onWiden, rows }: ListBodyProps) {
  const { list, store, isFromLoaded } = history;
  const words = useText({ transactions }).transactions;
  const isEmpty = rows.days.length === 0;
  const hasMore = list.data !== null && list.data.nextCursor !== null;
  if (list.status === 'failed' && !isFromLoaded) {
    return <ResourceFailed words={words} problem={list.problem} onRetry={store.refresh} />;
  }
  return (
    <>
      {list.status === 'failed' && <OnlyLoaded problem={list.problem} history={history} now={now} />}
      {list.status === 'stale' && list.problem && <StaleList problem={list.problem} at={list.at} now={now} />}
      <Card flush>
        {list.isPending && isEmpty && <WaitingList rows={USUAL} />}
        {!list.isPending && isEmpty && !history.isNarrow && <EmptyList />}
        {!list.isPending && isEmpty && history.isNarrow && (
          <NoneFound history={history} hasMore={hasMore} isOneKind={isOneKind} onWiden={onWiden} />
        )}
        {!isEmpty && <ListRows {...rows} />}
        <ListFoot key={history.key} history={history} />
      </Card>
    </>
  );
}

type NoneFoundProps = Pick<ListBodyProps, 'history' | 'isOneKind' | 'onWiden'> &
  Readonly<{ hasMore: boolean }>;

/** The empty result of a filter. If only the category filters, it says that nothing of it was sold yet. */
function NoneFound({ history: { filter }, hasMore, isOneKind, onWiden }: NoneFoundProps) {
  const { search, status, category, from, to } = filter;
  const isOnlyKind = search === '' && status === null && from === null && to === null;
  return isOneKind && isOnlyKind && category ? (
    <EmptyCategory category={category} />
  ) : (
    <NoMatch hasMore={hasMore} onWiden={onWiden} />
  );
}

type OnlyLoadedProps = Readonly<{ problem: Problem; history: History; now: number }>;

/** Says that the server could not be reached, so that only loaded transactions were searched. */
function OnlyLoaded({ problem, history: { store, loadedAt }, now }: OnlyLoadedProps) {
  const words = useText({ transactions }).transactions;
  return (
    <ResourceStale
      since={words.onlyLoaded(formatMoment(loadedAt ?? now, now))}
      tryAgain={words.tryAgain}
      problem={problem}
      onRetry={() => void store.refresh()}
    />
  );
}

type NoMatchProps = Readonly<{
  /** Whether older pages were not searched. */
  hasMore: boolean;
  onWiden: () => void;
}>;

/** Says that nothing matches the search or the filters, with a button that clears them. */
function NoMatch({ hasMore, onWiden }: NoMatchProps) {
  const words = useText({ transactions }).transactions;
  return (
    <EmptyState
      glyph={search}
      title={hasMore ? words.noMatchYet : words.noMatch}
      action={<Button onClick={onWiden}>{words.showEverything}</Button>}
    >
      {hasMore ? words.noMatchYetBody : words.noMatchBody}
    </EmptyState>
  );
}
