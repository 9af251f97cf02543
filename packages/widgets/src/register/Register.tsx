import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { register } from '../text/en/register.ts';
import { TextLink } from '../ui/button/TextLink.tsx';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { useRegister } from './useRegister.ts';

export type RegisterProps = Readonly<
  ClientProps & {
    /** Called when the agent is registered and signed in, with the server's message for a toast. */
    onRegistered?: (message: string) => void;
    /** Called with the reason when the registration fails, for a toast. If omitted, the form shows it. */
    onFailure?: (message: string) => void;
    /** Initial referral code, for example from the link that the agent followed. */
    referralCode?: string;
    /** URL of the sign-in page. No link is shown if omitted. */
    signInHref?: string;
  }
>;

/** Registers an agent and signs in. Keeps the typed values until the server accepts them. */
export function Register({ client: own, onRegistered, onFailure, referralCode, signInHref }: RegisterProps) {
  const client = useClient(own);
  const words = useText({ register }).register;
  const { form, failure } = useRegister({ client, referralCode, onRegistered, onFailure });
  return (
    <FormFrame
      form={form.element}
      title={words.title}
      failure={failure}
      submitLabel={words.submit}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      foot={
        signInHref && (
          <TextLink href={signInHref} question={words.haveAccount}>
            {words.signIn}
          </TextLink>
        )
      }
    >
      <RegisterFields entries={form.entries} />
    </FormFrame>
  );
}
