import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { register } from '../text/en/register.ts';
import { FormFrame } from '../ui/form/FormFrame.tsx';
import { TextLink } from '../ui/text-link/TextLink.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { useRegister } from './useRegister.ts';

export type RegisterProps = Readonly<
  ClientProps & {
    /** Registered and signed in; `message` is the server's, for a toast. */
    onRegistered?: (message: string) => void;
    /** Refused, or not reached; `message` says why, for a toast. Left out: it is shown in the form. */
    onFailure?: (message: string) => void;
    /** What the code field begins with: the code of the link by which the agent came. */
    referralCode?: string;
    /** Where those sign in who have an account. Left out: no such link. */
    signInHref?: string;
  }
>;

/** Opens an agent's account and signs in with it. What was typed stays until the server has taken it. */
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
