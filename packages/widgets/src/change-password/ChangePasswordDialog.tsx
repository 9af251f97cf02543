import { useState } from 'react';
import { useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { changePassword } from '../text/en/changePassword.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import type { Toasts } from '../ui/toaster/toasts.ts';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { KeysOffer } from './KeysOffer.tsx';

export type ChangePasswordDialogProps = Readonly<
  ChangePasswordProps & {
    /** Called when the agent closes the dialog, or has changed the password and decided about the API keys. Unmount it then. */
    onClose: () => void;
    /** The page's toasts, also shown in the dialog, which covers the page. */
    toasts?: Toasts;
  }
>;

/** Suppresses the form's success message: the dialog closes after the change. */
const silent = () => {};

/**
 * The form in a dialog that is open while rendered. It closes when the password is changed (specification, section 8).
 * If the agent has API keys, a second dialog then offers to revoke them.
 */
export function ChangePasswordDialog({ onClose, toasts, ...props }: ChangePasswordDialogProps) {
  const client = useClient(props.client);
  const text = useText({ changePassword, kit });
  const [isChanged, setChanged] = useState(false);
  if (isChanged)
    return (
      <section className={surfaceRoot} aria-label={text.changePassword.title}>
        <KeysOffer client={client} onDone={onClose} toasts={toasts} />
      </section>
    );
  return (
    <section className={surfaceRoot} aria-label={text.changePassword.title}>
      <Dialog
        title={text.changePassword.title}
        onClose={onClose}
        words={text.kit}
        {...(toasts && { toasts })}
      >
        <ChangePasswordForm
          client={client}
          onSuccess={props.onSuccess ?? silent}
          onFailure={props.onFailure}
          onMismatch={props.onMismatch}
          onChanged={() => setChanged(true)}
          titleHidden
        />
      </Dialog>
    </section>
  );
}
