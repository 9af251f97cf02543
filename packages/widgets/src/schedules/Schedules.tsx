import {
  type Client,
  createSchedulesStore,
  explainProblem,
  MINUTE,
  problemMessages,
  type Schedule,
  type SchedulesStore,
} from '@oja/core';
import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSessionKey } from '../binding/useAuth.ts';
import { useNow } from '../binding/useNow.ts';
import { useRequest } from '../binding/useRequest.ts';
import { isLacking, useResource } from '../binding/useResource.ts';
import { schedules } from '../text/en/schedules.ts';
import { heading } from '../theme/type.css.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { alike, Skeleton } from '../ui/feedback/Skeleton.tsx';
import { plus, repeat } from '../ui/icon/glyphs.ts';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import { ScheduleRow, type ScheduleRowProps } from './ScheduleRow.tsx';
import * as styles from './Schedules.css.ts';

export type SchedulesProps = Readonly<
  ClientProps & {
    /** Called when the agent wants to sell now; the host opens the review of the scheduled purchase. No button is shown if omitted. */
    onSell?: (schedule: Schedule) => void;
    /** Returns the URL of a purchase from its ref. No link is shown if omitted. */
    saleHref?: (ref: string) => string;
    /** Set to `false` if the host’s page already shows a title. Default: `true`. */
    showTitle?: boolean;
  }
>;

/** The agent's scheduled purchases: the next time and the last outcomes of each, with buttons to stop and resume it. */
export function Schedules({ client: own, showTitle = true, ...props }: SchedulesProps) {
  const client = useClient(own);
  const words = useText({ schedules }).schedules;
  const sessionKey = useSessionKey(client);
  return (
    <WidgetRoot className={styles.root} aria-label={words.title}>
      <Card>
        {showTitle && <h2 className={heading}>{words.title}</h2>}
        <SchedulesOfAgent key={sessionKey} client={client} {...props} />
      </Card>
    </WidgetRoot>
  );
}

/** Stops and resumes schedules, one at a time. `busy` is the running one; `said` is the result to show. */
function useSwitches(store: SchedulesStore) {
  const text = useText({ schedules, problems: problemMessages });
  const words = text.schedules;
  const sending = useRequest<Schedule>();
  const [turning, setTurning] = useState<string | null>(null);
  const [said, setSaid] = useState<{ tone: 'positive' | 'critical'; title?: string; body: string } | null>(
    null,
  );
  const turn = (to: 'stop' | 'resume') => async (schedule: Schedule) => {
    const { id, name } = schedule;
    const result = await sending.send(() => {
      setTurning(id);
      setSaid(null);
      return store[to](id);
    });
    if (!result) return;
    if (result.ok)
      setSaid({ tone: 'positive', body: to === 'stop' ? words.stopped(name) : words.resumed(name) });
    else {
      const title = to === 'stop' ? words.notStopped : words.notResumed;
      setSaid({ tone: 'critical', title, body: explainProblem(result.problem, text.problems) });
    }
  };
  return { busy: sending.isBusy ? turning : null, said, stop: turn('stop'), resume: turn('resume') };
}

type SchedulesOfAgentProps = Readonly<{ client: Client }> & Pick<SchedulesProps, 'onSell' | 'saleHref'>;

function SchedulesOfAgent({ client, onSell, saleHref }: SchedulesOfAgentProps) {
  const words = useText({ schedules }).schedules;
  const store = client.getStore(createSchedulesStore);
  const state = useResource(client, store);
  const now = useNow(MINUTE, true, client.now);
  const { busy, said, stop, resume } = useSwitches(store);
  const note = (title: string, body: string) => (
    <EmptyState glyph={repeat} title={title}>
      {body}
    </EmptyState>
  );
  return (
    <>
      {state.data && !isLacking(state) && (
        <div className={styles.bar}>
          <ScheduleButton dialog={{ client, sale: null }} variant="primary" glyph={plus}>
            {words.add}
          </ScheduleButton>
        </div>
      )}
      {said && (
        <Notice tone={said.tone} {...(said.title && { title: said.title })}>
          {said.body}
        </Notice>
      )}
      <ResourceView
        state={state}
        words={words}
        now={now}
        onRetry={store.refresh}
        skeleton={<SkeletonRows />}
        lacking={note(words.lacking, words.lackingBody)}
        isEmpty={(all) => all.length === 0}
        empty={note(words.empty, words.emptyBody)}
      >
        {(all) => (
          <List
            all={all}
            busy={busy}
            now={now}
            onSell={onSell}
            saleHref={saleHref}
            onStop={stop}
            onResume={resume}
          />
        )}
      </ResourceView>
    </>
  );
}

type ListProps = Omit<ScheduleRowProps, 'schedule' | 'isBusy'> &
  Readonly<{ all: readonly Schedule[]; busy: string | null }>;

function List({ all, busy, ...row }: ListProps) {
  const words = useText({ schedules }).schedules;
  return (
    <ul className={plainList} aria-label={words.title}>
      {all.map((schedule) => (
        <ScheduleRow key={schedule.id} schedule={schedule} isBusy={busy === schedule.id} {...row} />
      ))}
    </ul>
  );
}

/** Placeholder rows of about the size of the loaded ones. */
function SkeletonRows() {
  return (
    <div aria-hidden="true" className={styles.choices}>
      {alike(3).map((row) => (
        <Skeleton key={row} height="112px" />
      ))}
    </div>
  );
}
