import {
  type Client,
  createNoticeInboxStore,
  createNoticesStore,
  explainProblem,
  type InboxPages,
  MINUTE,
  type NoticeFilter,
  type NoticeInboxStore,
  noticeFilters,
  problemMessages,
} from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { MorePages } from '../binding/MorePages.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { noticeCentre } from '../text/en/noticeCentre.ts';
import { heading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { ChoiceChips } from '../ui/choice/ChoiceChips.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { alike, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { bell } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { InboxItem, type NoticeHrefs } from './InboxItem.tsx';
import * as styles from './NoticeCentre.css.ts';

export type NoticeCentreProps = Readonly<
  ClientProps & {
    /** Returns the URL of a case from its number, for notices about support’s answers. No link is shown if omitted. */
    caseHref?: (number: string) => string;
    /** Returns the URL to review a scheduled purchase from the schedule’s id, for reminders. No link is shown if omitted. */
    scheduleHref?: (id: string) => string;
    /** Returns the URL of a transaction from its ref, for notices about purchases. No link is shown if omitted. */
    saleHref?: (ref: string) => string;
    /** Set to `false` if the host’s page already shows a title. Default: `true`. */
    showTitle?: boolean;
  }
>;

/** The agent's notices, filtered by unread, kept or all. */
export function NoticeCentre({ client: own, showTitle = true, ...hrefs }: NoticeCentreProps) {
  const client = useClient(own);
  const words = useText({ noticeCentre }).noticeCentre;
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-label={words.title}>
      <Card>
        {showTitle && <h2 className={heading}>{words.title}</h2>}
        <Inbox key={sessionKey} client={client} hrefs={hrefs} />
      </Card>
    </WidgetRoot>
  );
}

/** Marks notices on the server and in the store of the latest notices, and keeps the reason if that fails. */
function useMarks(client: Client, store: NoticeInboxStore) {
  const { problems } = useText({ problems: problemMessages });
  const [failure, setFailure] = useState<string | null>(null);
  const mark: NoticeInboxStore['mark'] = async (ids, change) => {
    setFailure(null);
    const result = await store.mark(ids, change);
    const { isRead } = change;
    if (!result.ok) setFailure(explainProblem(result.problem, problems));
    else if (isRead !== undefined)
      client
        .getStore(createNoticesStore)
        .change((latest) => latest.map((one) => (ids.includes(one.id) ? { ...one, isRead } : one)));
    return result;
  };
  return { failure, mark };
}

type InboxProps = Readonly<{ client: Client; hrefs: NoticeHrefs }>;

function Inbox({ client, hrefs }: InboxProps) {
  const words = useText({ noticeCentre }).noticeCentre;
  const store = client.getStore(createNoticeInboxStore);
  const state = useResource(client, store);
  const filter = useSignal(store.filter);
  const now = useNow(MINUTE, true, client.now);
  const { failure, mark } = useMarks(client, store);
  const unread = state.data?.items.filter(({ isRead }) => !isRead).map(({ id }) => id) ?? [];
  return (
    <>
      <ChoiceChips
        legend={words.show}
        legendHidden
        choices={noticeFilters.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onChange={(to) => void store.narrow(to)}
      />
      {/* A live region: announces the number of unread notices when it changes. */}
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {state.data && words.unread(state.data.unread)}
        </p>
        {unread.length > 0 && (
          <Button variant="quiet" onClick={() => mark(unread, { isRead: true })}>
            {words.markAll}
          </Button>
        )}
      </div>
      {failure && (
        <Notice tone="critical" title={words.notMarked}>
          {failure}
        </Notice>
      )}
      <ResourceView
        state={state}
        words={words}
        now={now}
        onRetry={store.refresh}
        skeleton={<SkeletonItems />}
        isEmpty={({ items }: InboxPages) => items.length === 0}
        empty={<Empty filter={filter} />}
      >
        {({ items, nextCursor }) => (
          <>
            <ul className={styles.list} aria-label={words.filters[filter]}>
              {items.map((notice) => (
                <InboxItem
                  key={notice.id}
                  notice={notice}
                  now={now}
                  hrefs={hrefs}
                  onMark={(change) => mark([notice.id], change)}
                />
              ))}
            </ul>
            {nextCursor !== null && <MorePages store={store} words={words} />}
          </>
        )}
      </ResourceView>
    </>
  );
}

function Empty({ filter }: Readonly<{ filter: NoticeFilter }>) {
  const words = useText({ noticeCentre }).noticeCentre;
  const said: Readonly<Record<NoticeFilter, readonly [string, string]>> = {
    unread: [words.emptyUnread, words.emptyUnreadBody],
    kept: [words.emptyKept, words.emptyKeptBody],
    all: [words.empty, words.emptyBody],
  };
  const [title, body] = said[filter];
  return (
    <EmptyState glyph={bell} title={title}>
      {body}
    </EmptyState>
  );
}

/** Placeholders of about the size of a notice. */
function SkeletonItems() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {alike(3).map((row) => (
        <Skeleton key={row} height="128px" />
      ))}
    </div>
  );
}
