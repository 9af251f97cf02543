import type { Client } from '@oja/core';
import { ProofForm } from '../binding/ProofForm.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { changePassword } from '../text/en/changePassword.ts';
import { kit } from '../text/en/kit.ts';
import { body } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import type { Toasts } from '../ui/toaster/toasts.ts';
import { useKeysOffer } from './useKeysOffer.ts';

type KeysOfferProps = Readonly<{ client: Client; onDone: () => void; toasts?: Toasts | undefined }>;

/**
 * Offers to revoke the agent's API keys, which stay valid after a change of password. Renders nothing until the keys
 * are loaded, or if there are none.
 */
export function KeysOffer({ client, onDone, toasts }: KeysOfferProps) {
  const text = useText({ changePassword, kit });
  const words = text.changePassword;
  const { count, step, revoke, prove, proven } = useKeysOffer(client, onDone);
  const dialog = { words: text.kit, onClose: onDone, ...(toasts && { toasts }) };
  if (step === 'looking') return null;
  if (step === 'revoked')
    return (
      <Dialog
        {...dialog}
        key="revoked"
        title={words.keysRevoked(count)}
        actions={
          <Button variant="primary" onClick={onDone}>
            {words.keysDone}
          </Button>
        }
      >
        <p className={body}>{words.keysRevokedBody}</p>
      </Dialog>
    );
  if (step === 'proving')
    return (
      <Dialog {...dialog} key="proving" title={words.keysTitle(count)}>
        <ProofForm
          title={words.keysTitle(count)}
          lead={words.keysProof}
          submitLabel={words.keysRevoke(count)}
          words={{ password: words.newPassword, passwordMissing: words.keysPasswordMissing }}
          send={prove}
          onDone={proven}
        />
      </Dialog>
    );
  return (
    <ConfirmDialog
      {...dialog}
      key="asked"
      title={words.keysTitle(count)}
      tone="danger"
      confirmLabel={words.keysRevoke(count)}
      cancelLabel={words.keysKeep(count)}
      busy={step === 'revoking'}
      onConfirm={() => void revoke()}
    >
      <p className={body}>{words.keysBody}</p>
      {step === 'failed' && (
        <Notice tone="critical" title={words.keysFailed(count)}>
          {words.keysLook}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
