import { ClientProvider } from '../binding/ClientProvider.tsx';
import { FactorField } from '../binding/FactorField.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { changePassword } from '../text/en/changePassword.ts';
import { kit } from '../text/en/kit.ts';
import { passwordStrength } from '../text/en/passwordStrength.ts';
import { Notice } from '../ui/feedback/Notice.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { PasswordStrength } from '../ui/form/PasswordStrength.tsx';
import { type ChangePasswordHost, useChangePassword } from './useChangePassword.ts';

type ChangePasswordFormProps = Readonly<ChangePasswordHost & { titleHidden: boolean }>;

export function ChangePasswordForm({ titleHidden, ...host }: ChangePasswordFormProps) {
  const text = useText({ changePassword, passwordStrength, kit });
  const words = text.changePassword;
  const { form, said, username } = useChangePassword(host);
  const { oldPassword, newPassword, confirmNewPassword, code } = form.entries;
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
      {/* A password manager updates the entry with this username. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label={words.oldPassword}
        autoComplete="current-password"
        words={text.kit}
        entry={oldPassword}
      />
      <PasswordField
        label={words.newPassword}
        hint={<PasswordStrength password={newPassword.value} words={text.passwordStrength} />}
        autoComplete="new-password"
        words={text.kit}
        entry={newPassword}
      />
      <PasswordField
        label={words.confirmNewPassword}
        autoComplete="new-password"
        isLast
        words={text.kit}
        entry={confirmNewPassword}
      />
      <ClientProvider client={host.client}>
        <FactorField entry={code} />
      </ClientProvider>
    </FormFrame>
  );
}
