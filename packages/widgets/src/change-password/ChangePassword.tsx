import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import * as styles from './ChangePassword.css.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { KeysOffer } from './KeysOffer.tsx';

export type ChangePasswordProps = Readonly<
  ClientProps & {
    /** Called with the server's message when the password is changed, for a toast. If omitted, the form shows it. */
    onSuccess?: (message: string) => void;
    /** Called with the reason when the change fails, for a toast. If omitted, the form shows it. */
    onFailure?: (message: string) => void;
    /** Called when the two new passwords differ and nothing was sent, for a toast. If omitted, the form shows the message. */
    onMismatch?: (message: string) => void;
  }
>;

/**
 * Changes the password of the signed-in agent, with the checks and messages of the specification (section 5).
 * API keys stay valid after the change, so it then offers to revoke them, below the form.
 */
export function ChangePassword({ client: own, onSuccess, onFailure, onMismatch }: ChangePasswordProps) {
  const client = useClient(own);
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <ChangePasswordForm
        client={client}
        onSuccess={onSuccess}
        onFailure={onFailure}
        onMismatch={onMismatch}
        onChanged={() => setChanged(true)}
        titleHidden={false}
      />
      {isChanged && (
        <div className={styles.offer}>
          <KeysOffer client={client} onDone={() => setChanged(false)} />
        </div>
      )}
    </>
  );
}
