import type { SecondFactor, SecondFactorStore } from '@oja/core';
import { TaskNotices } from '../binding/TaskNotices.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useTask } from '../binding/useTask.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { body, smallMuted } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { lock } from '../ui/icon/glyphs.ts';
import { createLazyCode } from '../ui/lazy/lazyCode.ts';
import type { FactorDialog, FactorTask } from './FactorDialog.tsx';
import * as styles from './SecondFactor.css.ts';

const factorDialog = createLazyCode(() => import('./FactorDialog.tsx').then((part) => part.FactorDialog));

/** With this number of recovery codes or fewer, the agent is asked to create new ones. */
const FEW_CODES = 2;

type FactorSettingsProps = Readonly<{
  store: SecondFactorStore;
  factor: SecondFactor;
  hasPasskeys: boolean;
}>;

function State({ factor, hasPasskeys }: Omit<FactorSettingsProps, 'store'>) {
  const words = useText({ secondFactor }).secondFactor;
  if (!factor.isOn && !hasPasskeys) return <p className={body}>{words.off}</p>;
  const left = words.codesLeft(factor.codesLeft);
  return (
    <>
      <p className={body}>{factor.isOn ? words.on : words.passkeyOn}</p>
      {factor.codesLeft > FEW_CODES ? (
        <p className={smallMuted}>{left}</p>
      ) : (
        <Notice tone="caution" title={left} announced={false}>
          {words.fewCodes}
        </Notice>
      )}
    </>
  );
}

/** The state of the second factor, and the buttons to change it. The dialogs load lazily. */
export function FactorSettings({ store, factor, hasPasskeys }: FactorSettingsProps) {
  const words = useText({ secondFactor }).secondFactor;
  const tasks = useTask<FactorTask, typeof FactorDialog>(factorDialog);
  const { task, Dialog, begin } = tasks;
  return (
    <>
      <State factor={factor} hasPasskeys={hasPasskeys} />
      <TaskNotices tasks={tasks} />
      <div className={styles.actions}>
        {!factor.isOn && (
          <Button
            variant={hasPasskeys ? 'secondary' : 'primary'}
            glyph={lock}
            onClick={() => begin('turnOn')}
          >
            {hasPasskeys ? words.turnOnApp : words.turnOn}
          </Button>
        )}
        {(factor.isOn || hasPasskeys) && <Button onClick={() => begin('newCodes')}>{words.newCodes}</Button>}
        {factor.isOn && (
          <Button variant="quiet" onClick={() => begin('turnOff')}>
            {words.turnOff}
          </Button>
        )}
      </div>
      {task && Dialog && (
        <Dialog
          store={store}
          task={task}
          hasPasskeys={hasPasskeys}
          onClose={tasks.close}
          onDone={tasks.done}
        />
      )}
    </>
  );
}
