import { formatMoment, type Passkey, type PasskeysStore } from '@oja/core';
import { useId } from 'react';
import { ResourceView } from '../binding/ResourceView.tsx';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { isLacking, type useResource } from '../binding/useResource.ts';
import { useTask } from '../binding/useTask.ts';
import { passkeys } from '../text/en/passkeys.ts';
import { body, smallMuted, subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { PasskeyDialog, PasskeyTask } from './PasskeyDialog.tsx';
import * as styles from './Passkeys.css.ts';
import { head } from './SecondFactor.css.ts';

const passkeyDialog = createLazyCode(() => import('./PasskeyDialog.tsx').then((part) => part.PasskeyDialog));

type PasskeysProps = Readonly<{
  store: PasskeysStore;
  state: ReturnType<typeof useResource<readonly Passkey[]>>;
  now: number;
}>;

type RowProps = Readonly<{ passkey: Passkey; now: number; onRemove: () => void }>;

function PasskeyRow({ passkey, now, onRemove }: RowProps) {
  const words = useText({ passkeys }).passkeys;
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        <p className={smallMuted}>
          {words.added(formatMoment(addedAt, now))}
          {' · '}
          {lastUsedAt === undefined ? words.unused : words.used(formatMoment(lastUsedAt, now))}
        </p>
      </div>
      <Button variant="quiet" aria-label={words.removeOne(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}

type ListProps = Readonly<{ store: PasskeysStore; shown: readonly Passkey[]; now: number }>;

/** The passkeys, with buttons to add and remove them. The dialog loads lazily. */
function PasskeyList({ store, shown, now }: ListProps) {
  const words = useText({ passkeys }).passkeys;
  const tasks = useTask<PasskeyTask, typeof PasskeyDialog>(passkeyDialog);
  const { task, Dialog, begin } = tasks;
  return (
    <>
      {shown.length === 0 ? (
        <p className={body}>{words.none}</p>
      ) : (
        <ul className={plainList}>
          {shown.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              now={now}
              onRemove={() => begin({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      <TaskNotices tasks={tasks} />
      <div>
        <Button onClick={() => begin({ kind: 'add' })}>{words.add}</Button>
      </div>
      {task && Dialog && <Dialog store={store} task={task} onClose={tasks.close} onDone={tasks.done} />}
    </>
  );
}

/** The agent's passkeys. Hidden if the server has no passkeys endpoint. */
export function Passkeys({ store, state, now }: PasskeysProps) {
  const words = useText({ passkeys }).passkeys;
  const titleId = useId();
  if (isLacking(state)) return null;
  return (
    <section className={styles.root} aria-labelledby={titleId} aria-busy={state.isPending}>
      <div className={head}>
        <h3 className={subheading} id={titleId}>
          {words.title}
        </h3>
        <p className={smallMuted}>{words.lead}</p>
      </div>
      <ResourceView
        state={state}
        words={words}
        now={now}
        onRetry={store.refresh}
        skeleton={<SkeletonText width="24ch" />}
      >
        {(shown) => <PasskeyList store={store} shown={shown} now={now} />}
      </ResourceView>
    </section>
  );
}
