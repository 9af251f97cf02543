import { useText } from '../binding/TextProvider.tsx';
import { changePassword } from '../text/en/changePassword.ts';
import { kit } from '../text/en/kit.ts';
import { passwordStrength } from '../text/en/passwordStrength.ts';
import { Field } from '../ui/field/Field.tsx';
import { PasswordInput } from '../ui/field/PasswordInput.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { PasswordStrength } from '../ui/password-strength/PasswordStrength.tsx';
import { type ChangePasswordHost, useChangePassword } from './useChangePassword.ts';

type ChangePasswordFormProps = Readonly<ChangePasswordHost & { titleHidden: boolean }>;

/** As long as the server takes one (the table's schema). */
const MOST = 1024;

/** The old password, the new one, and the new one again. */
export function ChangePasswordForm({ titleHidden, ...host }: ChangePasswordFormProps) {
  const text = useText({ changePassword, passwordStrength, kit });
  const words = text.changePassword;
  const { form, said, username } = useChangePassword(host);
  const { error: oldError, ...old } = form.entries.oldPassword;
  const { error: newError, ...fresh } = form.entries.newPassword;
  const { error: againError, ...again } = form.entries.confirmNewPassword;
  return (
    <FormFrame
      form={form.element}
      title={words.title}
      titleHidden={titleHidden}
      notice={said && <Notice tone={said.tone}>{said.message}</Notice>}
      submitLabel={words.submit}
      isBusy={form.isBusy}
      onSubmit={form.submit}
    >
      {/* Whose password it is: a password manager changes it under this name. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label={words.oldPassword} error={oldError}>
        <PasswordInput autoComplete="current-password" maxLength={MOST} words={text.kit} {...old} />
      </Field>
      <Field
        label={words.newPassword}
        hint={<PasswordStrength password={fresh.value} words={text.passwordStrength} />}
        error={newError}
      >
        <PasswordInput autoComplete="new-password" maxLength={MOST} words={text.kit} {...fresh} />
      </Field>
      <Field label={words.confirmNewPassword} error={againError}>
        <PasswordInput
          autoComplete="new-password"
          enterKeyHint="go"
          maxLength={MOST}
          words={text.kit}
          {...again}
        />
      </Field>
    </FormFrame>
  );
}
