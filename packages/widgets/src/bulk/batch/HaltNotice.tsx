import { isPin, type PinRefusal } from '@oja/core';
import type { BulkBatch, Halt } from '@oja/core/bulk';
import { useState } from 'react';
import { useSignal } from '../../binding/signals.ts';
import { useText } from '../../binding/TextProvider.tsx';
import { bulk } from '../../text/en/bulk.ts';
import { transactionPin } from '../../text/en/transactionPin.ts';
import { pinError } from '../../text/pinError.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice, type NoticeTone } from '../../ui/feedback/Notice.tsx';
import * as styles from '../Bulk.css.ts';
import { PinField } from '../PinField.tsx';

/** Halts that the agent caused are information; the others need action. */
const tones: Readonly<Record<Halt['kind'], NoticeTone>> = {
  paused: 'info',
  stopped: 'info',
  elsewhere: 'info',
  pin: 'caution',
  balance: 'critical',
  'not-written': 'critical',
  refusals: 'critical',
  review: 'caution',
};

/** Says why the batch halted and offers to resume it, or why it waits and resumes automatically. */
export function HaltNotice({ batch, isDone }: Readonly<{ batch: BulkBatch; isDone: boolean }>) {
  const words = useText({ bulk }).bulk;
  const halt = useSignal(batch.halt);
  const waiting = useSignal(batch.waiting);
  if (isDone) return null;
  if (halt?.kind === 'pin' && halt.refusal.kind !== 'locked')
    return <PinPrompt batch={batch} refusal={halt.refusal} />;
  if (halt) {
    const said = halt.kind === 'pin' ? words.halts.locked : words.halts[halt.kind];
    const canGoOn = halt.kind !== 'elsewhere' && halt.kind !== 'stopped';
    return (
      <Notice
        tone={tones[halt.kind]}
        action={
          canGoOn && (
            <Button variant="primary" onClick={() => void batch.goOn()}>
              {words.goOn}
            </Button>
          )
        }
      >
        {said}
        {halt.kind === 'refusals' && halt.message && <p>{halt.message}</p>}
      </Notice>
    );
  }
  return waiting && <Notice tone="caution">{words[waiting.kind]}</Notice>;
}

function PinPrompt({ batch, refusal }: Readonly<{ batch: BulkBatch; refusal: PinRefusal }>) {
  const text = useText({ bulk, transactionPin });
  const [pin, setPin] = useState('');
  const [error, setError] = useState(
    refusal.kind === 'wrong' ? pinError(refusal, text.transactionPin) : null,
  );
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isPin(pin)) void batch.goOn(pin);
        else setError(text.transactionPin.missing);
      }}
    >
      <Notice tone="caution">{text.bulk.halts.pin}</Notice>
      <PinField
        value={pin}
        error={error}
        onChange={(typed) => {
          setPin(typed);
          setError(null);
        }}
      />
      <Button type="submit" variant="primary">
        {text.bulk.goOn}
      </Button>
    </form>
  );
}
