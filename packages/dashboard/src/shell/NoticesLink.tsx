import { createNoticesStore } from '@oja/core';
import { useClient, useSignal, useText } from '@oja/widgets/binding';
import { bell } from '@oja/widgets/icons';
import { dashboard, shell } from '@oja/widgets/text';
import { Icon, VisuallyHidden } from '@oja/widgets/ui';
import { useRoutes } from '../routing/RoutesContext.ts';
import * as styles from './NoticesLink.css.ts';
import { RouteLink } from './RouteLink.tsx';

/** Larger counts are shown as "9+". */
const MOST = 9;

/**
 * Link to the notices, with the number of unread ones. It counts only the notices that home has loaded: no screen loads
 * notices just for the count.
 */
export function NoticesLink() {
  const text = useText({ dashboard, shell });
  const store = useClient().getStore(createNoticesStore);
  const { data } = useSignal(store.state);
  const dismissed = useSignal(store.dismissed);
  const unread = data?.filter(({ id, isRead }) => !isRead && !dismissed.has(id)).length ?? 0;
  const route = useRoutes().find(({ name }) => name === 'notices');
  return (
    route && (
      <RouteLink route={route} className={styles.link}>
        <Icon glyph={bell} />
        <VisuallyHidden>
          {unread > 0 ? text.shell.unreadNotices(unread) : text.dashboard.screens.notices}
        </VisuallyHidden>
        {unread > 0 && (
          <span aria-hidden="true" className={styles.count}>
            {unread > MOST ? `${MOST}+` : unread}
          </span>
        )}
      </RouteLink>
    )
  );
}
