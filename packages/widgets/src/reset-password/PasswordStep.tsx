import { useState } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { useFirstFieldFocus } from '../binding/useFocus.ts';
import { type Form, useForm } from '../binding/useForm.ts';
import { kit } from '../text/en/kit.ts';
import { passwordStrength } from '../text/en/passwordStrength.ts';
import { resetPassword } from '../text/en/resetPassword.ts';
import { fieldErrors } from '../text/fieldErrors.ts';
import { TextButton } from '../ui/button/TextLink.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { PasswordStrength } from '../ui/form/PasswordStrength.tsx';
import type { StepProps } from './useReset.ts';

const names = ['password'] as const;

/** Asks for the new password. The server reports its own password rules. */
export function PasswordStep({ reset, onProblem }: StepProps) {
  const text = useText({ resetPassword, passwordStrength, kit });
  const words = text.resetPassword;
  const [failure, setFailure] = useState<string | null>(null);
  const form: Form<'password'> = useForm({
    names,
    async send({ password }): Promise<void> {
      setFailure(null);
      if (!password) return form.refuse({ password: words.passwordMissing });
      const result = await reset.finish(password);
      if (result.ok) return reset.finished(result.message ?? words.done);
      const errors = fieldErrors(result.problem, names);
      if (errors.password) form.refuse(errors);
      else setFailure(onProblem(result.problem));
    },
  });
  useFirstFieldFocus(form.element, reset.hasMoved);
  return (
    <FormFrame
      form={form.element}
      title={words.passwordTitle}
      lead={words.passwordLead}
      failure={failure}
      submitLabel={words.save}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={<TextButton onClick={() => reset.go('email')}>{words.startAgain}</TextButton>}
    >
      {/* A password manager stores the password under this username. */}
      <input type="email" autoComplete="username" value={reset.email} readOnly hidden />
      <PasswordField
        label={words.password}
        hint={<PasswordStrength password={form.values.password} words={text.passwordStrength} />}
        autoComplete="new-password"
        isLast
        words={text.kit}
        entry={form.entries.password}
      />
    </FormFrame>
  );
}
