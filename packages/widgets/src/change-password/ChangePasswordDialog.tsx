import { useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { changePassword } from '../text/en/changePassword.ts';
import { kit } from '../text/en/kit.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import type { Toasts } from '../ui/toaster/toasts.ts';
import type { ChangePasswordProps } from './ChangePassword.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export type ChangePasswordDialogProps = Readonly<
  ChangePasswordProps & {
    /** Called when the password is changed, or the agent closes the dialog. Unmount it then. */
    onClose: () => void;
    /** The page's toasts, also shown in the dialog, which covers the page. */
    toasts?: Toasts;
  }
>;

/** Suppresses the form's success message: the dialog closes after the change. */
const silent = () => {};

/**
 * The form in a dialog that is open while rendered. It closes when the password is changed (specification, section 8).
 * API keys stay valid: render `KeysOffer` on the page then.
 */
export function ChangePasswordDialog({ onClose, toasts, ...props }: ChangePasswordDialogProps) {
  const client = useClient(props.client);
  const text = useText({ changePassword, kit });
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
          onChanged={onClose}
          titleHidden
        />
      </Dialog>
    </section>
  );
}
