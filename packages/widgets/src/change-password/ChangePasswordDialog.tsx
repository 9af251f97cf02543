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
    /** The agent is done with it, or the password is changed. The owner takes the dialog away. */
    onClose: () => void;
    /** The toasts of the page, shown in here too: what is behind a dialog is not seen. */
    toasts?: Toasts;
  }
>;

/** The form in a dialog, for as long as it is rendered. It closes when the password is changed (specification, section 8). */
export function ChangePasswordDialog({ onClose, toasts, ...props }: ChangePasswordDialogProps) {
  const client = useClient(props.client);
  const text = useText({ changePassword, kit });
  const done = (message: string) => {
    props.onSuccess?.(message);
    onClose();
  };
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
          onSuccess={done}
          onFailure={props.onFailure}
          onMismatch={props.onMismatch}
          titleHidden
        />
      </Dialog>
    </section>
  );
}
