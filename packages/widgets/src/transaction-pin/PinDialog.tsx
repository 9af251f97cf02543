import type { PinStatus, PinStore } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { transactionPin } from '../text/en/transactionPin.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { PinForm } from './PinForm.tsx';
import type { PinTask } from './usePinForm.ts';

export type PinDialogProps = Readonly<{
  store: PinStore;
  pin: PinStatus;
  task: PinTask;
  onClose: () => void;
  /** Called when the task is done, with the message to show. */
  onDone: (message: string) => void;
}>;

/** Whether the response has the reference of a mailed code. */
const hasReference = (data: unknown): data is { readonly reference: string } =>
  typeof data === 'object' && data !== null && 'reference' in data && typeof data.reference === 'string';

/** A dialog for one task of the PIN. A requested code is entered in the same dialog. */
export function PinDialog({ store, pin, task: first, onClose, onDone }: PinDialogProps) {
  const text = useText({ transactionPin, kit });
  const words = text.transactionPin;
  const [reference, setReference] = useState('');
  const task = reference ? 'code' : first;
  const titles: Readonly<Record<PinTask, string>> = {
    set: pin.isSet ? words.change : words.set,
    limit: words.limit,
    remove: words.remove,
    sendCode: words.unlock,
    code: words.unlock,
  };
  return (
    <Dialog title={titles[task]} words={text.kit} onClose={onClose}>
      <PinForm
        key={task}
        store={store}
        pin={pin}
        task={task}
        title={titles[task]}
        reference={reference}
        onDone={(data, message) => {
          if (task === 'sendCode' && hasReference(data)) setReference(data.reference);
          else onDone(message ?? words.saved);
        }}
      />
    </Dialog>
  );
}
