import { explainProblem, problemMessages } from '@oja/core';
import { useState } from 'react';
import { FactorField, proofOf } from '../../binding/FactorField.tsx';
import { useText } from '../../binding/TextProvider.tsx';
import { hasErrors, useForm } from '../../binding/useForm.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { kit } from '../../text/en/kit.ts';
import { fieldErrors } from '../../text/fieldErrors.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import type { Generating } from './useGenerate.ts';

const names = ['password', 'code'] as const;

/** Asks for the password before a key is made. It is sent once and kept nowhere. */
export function KeyPasswordDialog({ generating }: Readonly<{ generating: Generating }>) {
  const text = useText({ apiKeys, kit, problems: problemMessages });
  const words = text.apiKeys;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    names,
    async send(typed): Promise<void> {
      setFailure(null);
      if (typed.password === '') return form.refuse({ password: words.passwordMissing });
      const problem = await generating.confirm(proofOf(typed));
      if (!problem) return;
      const errors = fieldErrors(problem, names);
      form.refuse(errors);
      if (!hasErrors(errors)) setFailure(explainProblem(problem, text.problems));
    },
  });
  return (
    <Dialog title={words.passwordTitle} words={text.kit} onClose={generating.cancel}>
      <FormFrame
        form={form.element}
        title={words.passwordTitle}
        titleHidden
        lead={words.passwordLead}
        failure={failure}
        submitLabel={words.makeKey}
        isBusy={form.isBusy}
        onSubmit={form.submit}
      >
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
