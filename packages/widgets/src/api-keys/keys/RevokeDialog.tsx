import { type ApiKey, formatDateTime, lacksTheCall, type Problem } from '@oja/core';
import { ProofForm } from '../../binding/ProofForm.tsx';
import { SendFailed } from '../../binding/SendFailed.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { body, smallMuted } from '../../theme/type.css.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Revoking } from './useRevoke.ts';

type RevokeDialogProps = Readonly<{ revoking: Revoking; apiKey: ApiKey; now: number }>;

/** Asks before a key is revoked: names the key and what stops working. */
export function RevokeDialog({ revoking, apiKey, now }: RevokeDialogProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  const { prefix, name, lastUsedAt } = apiKey;
  if (revoking.needsPassword)
    return (
      <Dialog key="proof" title={words.revokeTitle(prefix)} words={text.kit} onClose={revoking.keep}>
        <ProofForm
          title={words.revokeTitle(prefix)}
          lead={words.revokeBody}
          submitLabel={words.revokeNow}
          words={words}
          send={revoking.prove}
          onDone={revoking.proven}
        />
      </Dialog>
    );
  return (
    <ConfirmDialog
      key="question"
      title={words.revokeTitle(prefix)}
      tone="danger"
      confirmLabel={words.revokeNow}
      cancelLabel={words.keep}
      busy={revoking.isBusy}
      onConfirm={revoking.revoke}
      onClose={revoking.keep}
      words={text.kit}
    >
      <p className={body}>{words.revokeBody}</p>
      <p className={smallMuted}>
        {name && `${name}. `}
        {lastUsedAt === undefined ? words.revokeNever : words.revokeUsed(formatDateTime(lastUsedAt, now))}
      </p>
      {revoking.problem && <RevokeFailed problem={revoking.problem} />}
    </ConfirmDialog>
  );
}

/** The endpoint exists but the key does not: it was already revoked. */
const saysNoSuchKey = (problem: Problem) =>
  problem.kind === 'client' && problem.failure?.code === 'not_found';

function RevokeFailed({ problem }: Readonly<{ problem: Problem }>) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <SendFailed
      problem={problem}
      isLacking={lacksTheCall(problem) && !saysNoSuchKey(problem)}
      lacking={{ children: words.revokeLacking }}
      words={{ maybe: words.revokeMaybe, unknown: words.revokeUnknown, failed: words.revokeFailed }}
    />
  );
}
