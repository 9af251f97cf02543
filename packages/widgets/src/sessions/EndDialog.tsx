import type { SessionsStore } from '@oja/core';
import { ProofForm } from '../binding/ProofForm.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { sessions } from '../text/en/sessions.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';

/** The session to end; `id: null` ends all other sessions. */
export interface EndTask {
  readonly id: string | null;
  /** Name of the session, or the label of the button that ends all others. */
  readonly name: string;
}

export type EndDialogProps = Readonly<{
  store: SessionsStore;
  task: EndTask;
  onClose: () => void;
  onDone: () => void;
}>;

/** Asks for the password before another session ends. */
export function EndDialog({ store, task: { id, name }, onClose, onDone }: EndDialogProps) {
  const text = useText({ sessions, kit });
  const words = text.sessions;
  const title = id === null ? words.endOthers : words.endOne(name);
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <ProofForm
        title={title}
        lead={id === null ? words.endOthersLead : words.endLead}
        submitLabel={id === null ? words.endOthers : words.end}
        words={words}
        send={(proof) => (id === null ? store.endOthers(proof) : store.end(id, proof))}
        onDone={onDone}
      />
    </Dialog>
  );
}
