import type { CreatedKey } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { body } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { NewKey } from './NewKey.tsx';

type NewKeyDialogProps = Readonly<{
  made: CreatedKey;
  /** The server limits no keys, though limits were chosen. */
  isUnlimited?: boolean;
  onClose: () => void;
}>;

/** The whole key, shown once. Closing without a copy asks first: the server can't show it again. */
export function NewKeyDialog({ made, isUnlimited = false, onClose }: NewKeyDialogProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  const [isCopied, setCopied] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving)
    return (
      <Dialog
        key="leaving"
        title={words.keyUnsaved}
        words={text.kit}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button variant="primary" onClick={() => setLeaving(false)}>
              {words.backToKey}
            </Button>
            <Button onClick={onClose}>{words.closeAnyway}</Button>
          </>
        }
      >
        <p className={body}>{words.keyUnsavedBody(made.prefix)}</p>
      </Dialog>
    );
  return (
    <Dialog
      key="key"
      title={words.keyTitle}
      words={text.kit}
      onClose={isCopied ? onClose : () => setLeaving(true)}
      actions={
        <Button variant={isCopied ? 'primary' : 'secondary'} onClick={onClose}>
          {words.keySaved}
        </Button>
      }
    >
      {isUnlimited && (
        <Notice tone="critical" title={words.unlimited}>
          {words.unlimitedBody}
        </Notice>
      )}
      <NewKey value={made.key} onCopied={() => setCopied(true)} />
    </Dialog>
  );
}
