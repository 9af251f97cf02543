import type { Passkey, PasskeyCreation, PasskeysStore } from '@oja/core';
import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { passkeys } from '../text/en/passkeys.ts';
import { secondFactor } from '../text/en/secondFactor.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { NameStep } from './NameStep.tsx';
import { ProofStep } from './ProofStep.tsx';

export type PasskeyTask = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly passkey: Passkey };

export type PasskeyDialogProps = Readonly<{
  store: PasskeysStore;
  task: PasskeyTask;
  onClose: () => void;
  /** Called when the task is done, with the message to show. */
  onDone: (message: string) => void;
}>;

/** Removes a passkey after the password was confirmed. */
function RemoveDialog({
  store,
  passkey,
  onClose,
  onDone,
}: Omit<PasskeyDialogProps, 'task'> & { passkey: Passkey }) {
  const text = useText({ passkeys, kit });
  const words = text.passkeys;
  const title = words.removeOne(passkey.name);
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <ProofStep
        title={title}
        lead={words.removeLead}
        submitLabel={words.remove}
        asksForOthers
        send={(proof, endOthers) => store.remove(passkey.id, proof, endOthers)}
        onDone={() => onDone(words.isRemoved(passkey.name))}
      />
    </Dialog>
  );
}

/** Adds a passkey: the password, its name, the browser's prompt, and the recovery codes if the server sends any. */
function AddDialog({ store, onClose, onDone }: Omit<PasskeyDialogProps, 'task'>) {
  const text = useText({ passkeys, secondFactor, kit });
  const words = text.passkeys;
  const [asked, setAsked] = useState<PasskeyCreation | null>(null);
  const [added, setAdded] = useState<{ readonly name: string; readonly codes: readonly string[] } | null>(
    null,
  );
  const done = (name: string) => onDone(words.isAdded(name));
  if (added) return <CodesDialog codes={added.codes} onClose={() => done(added.name)} />;
  return (
    <Dialog title={asked ? words.nameTitle : words.add} words={text.kit} onClose={onClose}>
      {asked ? (
        <NameStep
          store={store}
          asked={asked}
          onDone={(name, codes) => (codes.length > 0 ? setAdded({ name, codes }) : done(name))}
        />
      ) : (
        <ProofStep
          title={words.add}
          lead={words.addLead}
          submitLabel={text.secondFactor.goOn}
          send={(proof) => store.begin(proof)}
          onDone={setAsked}
        />
      )}
    </Dialog>
  );
}

/** A dialog that adds or removes a passkey. */
export function PasskeyDialog({ task, ...props }: PasskeyDialogProps) {
  return task.kind === 'remove' ? (
    <RemoveDialog {...props} passkey={task.passkey} />
  ) : (
    <AddDialog {...props} />
  );
}
