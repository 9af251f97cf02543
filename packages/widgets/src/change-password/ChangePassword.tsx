import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

export type ChangePasswordProps = Readonly<
  ClientProps & {
    /** Changed; `message` is the server's, for a toast. Left out: it is said in the form. */
    onSuccess?: (message: string) => void;
    /** Refused, or not reached; `message` says why, for a toast. Left out: it is said in the form. */
    onFailure?: (message: string) => void;
    /** The two new passwords differ and nothing was sent; for an info toast. Left out: it is said in the form. */
    onMismatch?: (message: string) => void;
  }
>;

/** Changes the password of whoever is signed in, with the checks and the words of the specification (section 5). */
export function ChangePassword({ client: own, onSuccess, onFailure, onMismatch }: ChangePasswordProps) {
  const client = useClient(own);
  return (
    <ChangePasswordForm
      client={client}
      onSuccess={onSuccess}
      onFailure={onFailure}
      onMismatch={onMismatch}
      titleHidden={false}
    />
  );
}
