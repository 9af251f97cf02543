import {
  type AgentSession,
  type AgentSessions,
  formatMoment,
  formatPrice,
  type SessionsStore,
} from '@oja/core';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useTask } from '../binding/useTask.ts';
import { sessions } from '../text/en/sessions.ts';
import { smallMuted } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Badge } from '../ui/display/Badge.tsx';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { checkCircle, clock } from '../ui/icon/glyphs.ts';
import { plainList } from '../ui/layout/plainList.css.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { EndDialog, EndTask } from './EndDialog.tsx';
import * as styles from './Sessions.css.ts';

const endDialog = createLazyCode(() => import('./EndDialog.tsx').then((part) => part.EndDialog));

type Words = typeof sessions;

function nameOf({ browser, system }: AgentSession, words: Words): string {
  if (browser && system) return words.on(browser, system);
  return browser ?? system ?? words.unknownBrowser;
}

function endOf({ endsAt, idleEndsAt }: AgentSession, now: number, words: Words): string | null {
  if (endsAt === undefined) return null;
  const ends = formatMoment(endsAt, now);
  // The idle end matters only if it comes first.
  return idleEndsAt === undefined || idleEndsAt >= endsAt
    ? ends
    : words.endsUnused(ends, formatMoment(idleEndsAt, now));
}

type RowProps = Readonly<{ session: AgentSession; now: number; onEnd: (name: string) => void }>;

function SessionRow({ session, now, onEnd }: RowProps) {
  const words = useText({ sessions }).sessions;
  const name = nameOf(session, words);
  const { lastUsedAt, isCurrent } = session;
  return (
    <li className={styles.row}>
      <h3 className={styles.name}>
        {name}
        {isCurrent && <Badge tone="positive" glyph={checkCircle} word={words.current} />}
        {session.isLimited && <Badge tone="caution" glyph={clock} word={words.isNew} />}
      </h3>
      <DescriptionList
        rows={[
          { term: words.place, value: session.place ?? null },
          { term: words.signedIn, value: formatMoment(session.createdAt, now) },
          { term: words.lastUsed, value: lastUsedAt === undefined ? null : formatMoment(lastUsedAt, now) },
          { term: words.ends, value: endOf(session, now, words) },
        ]}
      />
      {!isCurrent && (
        <div className={styles.actions}>
          <Button aria-label={words.endOne(name)} onClick={() => onEnd(name)}>
            {words.end}
          </Button>
        </div>
      )}
    </li>
  );
}

function NewDevice({ limit, now }: Readonly<{ limit: AgentSessions['newDevice']; now: number }>) {
  const words = useText({ sessions }).sessions;
  if (!limit) return null;
  const until = formatMoment(limit.until, now);
  return (
    <Notice tone="info" title={words.limitTitle}>
      {words.limitBody(formatPrice(limit.most), formatPrice(limit.left), until)}
    </Notice>
  );
}

type SessionListProps = Readonly<{ store: SessionsStore; shown: AgentSessions; now: number }>;

/** The agent's sessions, with buttons to end all but the current one. The dialog loads lazily. */
export function SessionList({ store, shown, now }: SessionListProps) {
  const words = useText({ sessions }).sessions;
  const tasks = useTask<EndTask, typeof EndDialog>(endDialog);
  const { task, Dialog, begin } = tasks;
  const others = shown.sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <NewDevice limit={shown.newDevice} now={now} />
      <TaskNotices tasks={tasks} />
      <ul className={plainList}>
        {shown.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            onEnd={(name) => begin({ id: session.id, name })}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className={smallMuted}>{words.alone}</p>
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => begin({ id: null, name: words.endOthers })}>{words.endOthers}</Button>
        </div>
      )}
      {task && Dialog && (
        <Dialog
          store={store}
          task={task}
          onClose={tasks.close}
          onDone={() => tasks.done(words.ended(task.id === null ? others.length : 1))}
        />
      )}
    </>
  );
}
