import { ProofForm } from '../../binding/ProofForm.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { Generating } from './useGenerate.ts';

/** Asks for the password before a key is created. */
export function KeyPasswordDialog({ generating }: Readonly<{ generating: Generating }>) {
  const text = useText({ apiKeys, kit });
  const words = text.apiKeys;
  return (
    <Dialog title={words.passwordTitle} words={text.kit} onClose={generating.cancel}>
      <ProofForm
        title={words.passwordTitle}
        lead={words.passwordLead}
        submitLabel={words.makeKey}
        words={words}
        send={generating.confirm}
        // The dialog with the new key replaces this one.
        onDone={() => {}}
      />
    </Dialog>
  );
}
