import { useState } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { KeysOffer } from './KeysOffer.tsx';

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

/**
 * Changes the password of the signed-in agent, with the checks and the words of the specification (section 5). API keys
 * outlive the change: where there are any, it offers to revoke them.
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
      {isChanged && <KeysOffer client={client} onDone={() => setChanged(false)} />}
    </>
  );
}
