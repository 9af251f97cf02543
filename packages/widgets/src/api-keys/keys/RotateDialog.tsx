import { type ApiKeysStore, formatDateTime, type RotatedKey } from '@oja/core';
import { useState } from 'react';
import { ProofForm } from '../../binding/ProofForm.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { ChoiceChips } from '../../ui/choice/ChoiceChips.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { NamedKey } from './useKeyQuestion.ts';

/** How long the old key keeps working, in seconds. */
const overlaps = ['86400', '3600', '604800', '0'] as const;

export type RotateDialogProps = Readonly<{
  store: ApiKeysStore;
  apiKey: NamedKey;
  now: number;
  onClose: () => void;
  onDone: (made: RotatedKey) => void;
}>;

/** Replaces a key. States beforehand how long the old one still works. */
export function RotateDialog({ store, apiKey, now, onClose, onDone }: RotateDialogProps) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  const [overlap, setOverlap] = useState<(typeof overlaps)[number]>('86400');
  const title = words.rotateTitle(apiKey.prefix);
  const until = formatDateTime(now + Number(overlap) * 1000, now);
  return (
    <Dialog title={title} words={text.kit} onClose={onClose}>
      <ProofForm
        title={title}
        lead={words.rotateLead}
        submitLabel={words.rotateNow}
        words={words}
        send={(proof) => store.rotate(apiKey.id, Number(overlap), proof)}
        onDone={onDone}
      >
        <ChoiceChips
          legend={words.overlap}
          choices={overlaps.map((value) => ({ value, label: words.overlaps[value] }))}
          value={overlap}
          onChange={setOverlap}
          hint={overlap === '0' ? words.overlapNone : words.overlapUntil(until)}
        />
      </ProofForm>
    </Dialog>
  );
}
