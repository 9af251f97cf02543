import { formatPrice, type PinStatus, type PinStore } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { body } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { lock } from '../ui/icon/glyphs.ts';
import { Notice } from '../ui/notice/Notice.tsx';
import { PartNotice } from '../ui/part/PartNotice.tsx';
import { usePart } from '../ui/part/usePart.ts';
import * as styles from './TransactionPin.css.ts';
import type { PinTask } from './usePinForm.ts';

/** What stands now, and the ways to change it. Its forms come when one is asked for. */
export function PinSettings({ store, pin }: Readonly<{ store: PinStore; pin: PinStatus }>) {
  const text = useText({ transactionPin, kit });
  const words = text.transactionPin;
  const [task, setTask] = useState<PinTask | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const form = usePart(() => import('./PinDialog.tsx').then(({ PinDialog }) => PinDialog));
  const begin = (wanted: PinTask) => {
    form.load();
    setSaid(null);
    setTask(wanted);
  };
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
      {said && <Notice tone="positive">{said}</Notice>}
      {task && form.hasFailed && <PartNotice words={text.kit} />}
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
      {task && form.Component && (
        <form.Component
          store={store}
          pin={pin}
          task={task}
          onClose={() => setTask(null)}
          onDone={(message) => {
            setTask(null);
            setSaid(message);
          }}
        />
      )}
    </>
  );
}
