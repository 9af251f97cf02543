import type { OwnDataStore } from '@oja/core';
import { proofOf } from '../binding/FactorField.tsx';
import { ProofFields } from '../binding/ProofFields.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useAnsweredForm } from '../binding/useAnsweredForm.ts';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { kit } from '../text/en/kit.ts';
import { ownData } from '../text/en/ownData.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';

export type CloseDialogProps = Readonly<{ store: OwnDataStore; onClose: () => void; onDone: () => void }>;

const names = ['username', 'password', 'code'] as const;

function useCloseForm({ store, onDone }: Omit<CloseDialogProps, 'onClose'>) {
  const words = useText({ ownData }).ownData;
  return useAnsweredForm({
    names,
    check: ({ username, password }) => ({
      ...(!username.trim() && { username: words.usernameMissing }),
      ...(!password && { password: words.passwordMissing }),
    }),
    send: ({ username, ...typed }) => store.close(username.trim(), proofOf(typed)),
    onDone,
  });
}

/** Asks for the username and the password before an account is closed for good. Nothing typed is kept afterwards. */
export function CloseDialog({ onClose, ...options }: CloseDialogProps) {
  const text = useText({ ownData, kit });
  const words = text.ownData;
  const { form, failure } = useCloseForm(options);
  useFirstFieldFocus(form.element, true);
  const { username: named, password, code } = form.entries;
  const { error, ...username } = named;
  return (
    <Dialog title={words.closeTitle} words={text.kit} onClose={onClose}>
      <FormFrame
        form={form.element}
        title={words.closeTitle}
        titleHidden
        lead={words.closeLead}
        failure={failure}
        submitLabel={words.close}
        isBusy={form.isBusy}
        onSubmit={form.submit}
      >
        <Field label={words.username} error={error}>
          <TextInput
            {...username}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={100}
          />
        </Field>
        <ProofFields label={words.password} password={password} code={code} />
      </FormFrame>
    </Dialog>
  );
}
