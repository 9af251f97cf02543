import { formatPrice, type PinStatus, type PinStore } from '@oja/core';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useTask } from '../binding/useTask.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { body } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { lock } from '../ui/icon/glyphs.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { PinDialog } from './PinDialog.tsx';
import * as styles from './TransactionPin.css.ts';
import type { PinTask } from './usePinForm.ts';

const pinDialog = createLazyCode(() => import('./PinDialog.tsx').then((part) => part.PinDialog));

/** The state of the PIN, and the buttons to change it. The dialog loads lazily. */
export function PinSettings({ store, pin }: Readonly<{ store: PinStore; pin: PinStatus }>) {
  const words = useText({ transactionPin }).transactionPin;
  const tasks = useTask<PinTask, typeof PinDialog>(pinDialog);
  const { task, Dialog, begin } = tasks;
  const from = pin.askFrom > 0 ? words.askedFrom(formatPrice(pin.askFrom)) : words.asked;
  return (
    <>
      {pin.isLocked ? (
        <Notice tone="critical" title={words.lockedTitle}>
          {words.lockedBody}
        </Notice>
      ) : (
        <p className={body}>{pin.isSet ? from : words.none}</p>
      )}
      <TaskNotices tasks={tasks} />
      <div className={styles.actions}>
        {pin.isLocked && (
          <Button variant="primary" glyph={lock} onClick={() => begin('sendCode')}>
            {words.unlock}
          </Button>
        )}
        {!pin.isSet && (
          <Button variant="primary" glyph={lock} onClick={() => begin('set')}>
            {words.set}
          </Button>
        )}
        {pin.isSet && !pin.isLocked && (
          <>
            <Button onClick={() => begin('set')}>{words.change}</Button>
            <Button onClick={() => begin('limit')}>{words.limit}</Button>
            <Button variant="quiet" onClick={() => begin('sendCode')}>
              {words.forgotten}
            </Button>
            <Button variant="quiet" onClick={() => begin('remove')}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {task && Dialog && (
        <Dialog store={store} pin={pin} task={task} onClose={tasks.close} onDone={tasks.done} />
      )}
    </>
  );
}
