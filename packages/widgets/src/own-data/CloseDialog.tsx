import { explainProblem, type OwnDataStore, problemMessages } from '@oja/core';
import { useState } from 'react';
import { FactorField, proofOf } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, hasErrors, useForm } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { ownData } from '../text/en/ownData.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Field } from '../ui/field/Field.tsx';
import { PasswordField } from '../ui/field/PasswordField.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';

export type CloseDialogProps = Readonly<{ store: OwnDataStore; onClose: () => void; onDone: () => void }>;

const names = ['username', 'password', 'code'] as const;
type Name = (typeof names)[number];

function useCloseForm({ store, onDone }: Omit<CloseDialogProps, 'onClose'>) {
  const text = useText({ ownData, problems: problemMessages });
  const words = text.ownData;
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<Name> = useForm({
    names,
    async send({ username, ...typed }): Promise<void> {
      setFailure(null);
      const missing = {
        ...(!username.trim() && { username: words.usernameMissing }),
        ...(!typed.password && { password: words.passwordMissing }),
      };
      if (hasErrors(missing)) return form.refuse(missing);
      const outcome = await store.close(username.trim(), proofOf(typed));
      if (outcome.ok) return onDone();
      const errors = fieldErrors(outcome.problem, names);
      if (hasErrors(errors)) form.refuse(errors);
      else setFailure(explainProblem(outcome.problem, text.problems));
    },
  });
  return { form, failure };
}

/** Asks for the username and the password before an account ends for good. Nothing typed is kept after it. */
export function CloseDialog({ onClose, ...options }: CloseDialogProps) {
  const text = useText({ ownData, kit });
  const words = text.ownData;
  const { form, failure } = useCloseForm(options);
  useFirstFieldFocus(form.element, true);
  const { error, ...username } = form.entries.username;
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
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          isLast
          words={text.kit}
          entry={form.entries.password}
        />
        <FactorField entry={form.entries.code} />
      </FormFrame>
    </Dialog>
  );
}
