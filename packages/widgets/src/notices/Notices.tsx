import { createNoticesStore, MINUTE, type Notice } from '@oja/core';
import { useRef, useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView, type ResourceViewProps } from '../binding/ResourceView.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { notices } from '../text/en/notices.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { TextLink } from '../ui/button/TextLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { infoCircle } from '../ui/icon/glyphs.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import * as styles from './Notices.css.ts';

export type NoticesProps = Readonly<
  ClientProps & {
    /** `true` shows the loading, empty and failed states, for a page that has only the notices. Default: `false`. */
    showEmpty?: boolean;
    /** Number of notices shown at first. A button shows the rest. Default: 3. */
    most?: number;
    /** URL of the page with all notices, read or unread. No link is shown if omitted. */
    allHref?: string;
  }
>;

const none: readonly Notice[] = [];

/**
 * The operator's unread notices, newest first. Dismissing a notice marks it as read. If the server does not
 * store this, the notice stays dismissed until the page is reloaded.
 */
export function Notices({ client: own, showEmpty = false, most = 3, allHref }: NoticesProps) {
  const client = useClient(own);
  const words = useText({ notices }).notices;
  const store = client.getStore(createNoticesStore);
  const state = useResource(client, store);
  const dismissed = useSignal(store.dismissed);
  const [showsAll, setShowsAll] = useState(false);
  const root = useRef<HTMLElement>(null);
  const all = state.data ?? none;
  const left = all.filter(({ id, isRead }) => !isRead && !dismissed.has(id));
  const shown = showsAll ? left : left.slice(0, most);
  const now = useNow(MINUTE, shown.length > 0, client.now);
  const dismiss = (id: string) => {
    store.dismiss(id);
    // Fire and forget: the notice is dismissed here even if marking it fails.
    import('./markRead.ts').then(
      ({ markRead }) => markRead(client, id),
      () => {},
    );
    // Keeps the focus in the region, because the pressed button is removed.
    root.current?.focus();
  };
  return (
    <section
      ref={root}
      className={`${surfaceRoot} ${styles.root}`}
      aria-label={words.title}
      aria-busy={state.isPending}
      tabIndex={-1}
      hidden={all.length === 0 && !showEmpty}
    >
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} now={now} onDismiss={() => dismiss(notice.id)} />
          ))}
        </ul>
      )}
      {left.length > shown.length && (
        <Button variant="quiet" full onClick={() => setShowsAll(true)}>
          {words.showAll(left.length)}
        </Button>
      )}
      {allHref && <TextLink href={allHref}>{words.all}</TextLink>}
      {showEmpty && left.length === 0 && <NoNotices state={state} now={now} onRetry={store.refresh} />}
      <VisuallyHidden>
        <span role="status">{all.length > 0 && left.length === 0 && words.allRead}</span>
      </VisuallyHidden>
    </section>
  );
}

type NoNoticesProps = Readonly<Pick<ResourceViewProps<readonly Notice[]>, 'state' | 'now' | 'onRetry'>>;

/** The loading, failed or empty state. */
function NoNotices(resource: NoNoticesProps) {
  const words = useText({ notices }).notices;
  return (
    <ResourceView
      {...resource}
      words={words}
      skeleton={
        <div className={styles.list}>
          <Skeleton height="96px" />
          <Skeleton height="96px" />
        </div>
      }
    >
      {() => (
        <EmptyState glyph={infoCircle} title={words.empty}>
          {words.emptyBody}
        </EmptyState>
      )}
    </ResourceView>
  );
}
