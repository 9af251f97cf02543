import type { CreatedKey } from '@oja/core';
import { SecretDialog } from '../../binding/SecretDialog.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';

type NewKeyDialogProps = Readonly<{
  made: CreatedKey;
  /** The server ignored the chosen limits. */
  isUnlimited?: boolean;
  onClose: () => void;
}>;

/** The full key, shown once. */
export function NewKeyDialog({ made, isUnlimited = false, onClose }: NewKeyDialogProps) {
  const words = useText({ apiKeys }).apiKeys;
  return (
    <SecretDialog
      title={words.keyTitle}
      value={made.key}
      words={{
        once: words.keyOnceBody,
        copy: words.copyKey,
        unsaved: words.keyUnsavedBody(made.prefix),
        back: words.backToKey,
      }}
      onClose={onClose}
    >
      {isUnlimited && (
        <Notice tone="critical" title={words.unlimited}>
          {words.unlimitedBody}
        </Notice>
      )}
    </SecretDialog>
  );
}
