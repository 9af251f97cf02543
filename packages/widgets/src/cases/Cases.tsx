import { type Case, type Client, createCasesStore, MINUTE } from '@oja/core';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { MorePages } from '../binding/MorePages.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { cases } from '../text/en/cases.ts';
import { heading } from '../theme/type.css.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { alike, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { chat } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { CaseRow } from './CaseRow.tsx';
import * as styles from './Cases.css.ts';
import { OneCase } from './OneCase.tsx';

export type CasesProps = Readonly<
  ClientProps & {
    /** Number of the case to show; `null` shows the list. */
    openNumber: string | null;
    /** Called when a case is opened, or closed (`null`). The host updates `openNumber` and may keep it in the URL. */
    onOpenChange: (number: string | null) => void;
    /** Returns the URL of a case's purchase from its ref. No link is shown if omitted. */
    saleHref?: (ref: string) => string;
    /** Set to `false` if the host's page already shows a title. Default: `true`. */
    showTitle?: boolean;
  }
>;

/** The problems that the agent has reported, with their state and resolution. */
export function Cases({ client: own, showTitle = true, ...props }: CasesProps) {
  const client = useClient(own);
  const words = useText({ cases }).cases;
  const sessionKey = useSessionKey(client);
  const { openNumber, onOpenChange, saleHref } = props;
  return (
    <WidgetRoot className={styles.root} aria-label={words.title}>
      <Card>
        {showTitle && <h2 className={heading}>{words.title}</h2>}
        {openNumber === null ? (
          <CaseList key={sessionKey} client={client} onOpen={onOpenChange} />
        ) : (
          <OneCase
            key={`${sessionKey} ${openNumber}`}
            client={client}
            number={openNumber}
            saleHref={saleHref}
            onBack={() => onOpenChange(null)}
          />
        )}
      </Card>
    </WidgetRoot>
  );
}

function CaseList({ client, onOpen }: Readonly<{ client: Client; onOpen: (number: string) => void }>) {
  const words = useText({ cases }).cases;
  const store = client.getStore(createCasesStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const note = (title: string, body: string) => (
    <EmptyState glyph={chat} title={title}>
      {body}
    </EmptyState>
  );
  return (
    <ResourceView
      state={state}
      words={words}
      now={now}
      onRetry={store.refresh}
      skeleton={<SkeletonRows />}
      lacking={note(words.lacking, words.lackingBody)}
      isEmpty={({ items }) => items.length === 0}
      empty={note(words.empty, words.emptyBody)}
    >
      {({ items, nextCursor }) => (
        <>
          <ul className={plainList} aria-label={words.title}>
            {items.map((one: Case) => (
              <CaseRow key={one.number} supportCase={one} now={now} onOpen={() => onOpen(one.number)} />
            ))}
          </ul>
          {nextCursor !== null && <MorePages store={store} words={words} />}
        </>
      )}
    </ResourceView>
  );
}

/** Placeholder rows of the same size as the loaded ones. */
function SkeletonRows() {
  return (
    <div aria-hidden="true" className={styles.skeleton}>
      {alike(3).map((row) => (
        <Skeleton key={row} height="88px" />
      ))}
    </div>
  );
}
