import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { signIn } from '../text/en/signIn.ts';
import { title } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Field } from '../ui/form/Field.tsx';
import { PasswordInput } from '../ui/input/PasswordInput.tsx';
import { TextInput } from '../ui/input/TextInput.tsx';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './SignIn.css.ts';
import { SignInWays } from './SignInWays.tsx';
import { useSignIn } from './useSignIn.ts';

export type SignInProps = Readonly<
  ClientProps & {
    /** Called when the agent is signed in, with the server's message for a toast. */
    onSuccess?: (message: string) => void;
    /** Called with the reason when the sign-in fails, for a toast. The form shows it too, until it is sent again. */
    onFailure?: (message: string) => void;
    /** URL of the password reset. No link is shown if omitted. */
    forgotHref?: string;
    /** URL of the registration. No link is shown if omitted. */
    registerHref?: string;
  }
>;

/** Signs an agent in. Keeps the typed values until the sign-in succeeds. */
export function SignIn({ client: own, onSuccess, onFailure, forgotHref, registerHref }: SignInProps) {
  const client = useClient(own);
  const text = useText({ signIn, kit });
  const words = text.signIn;
  const titleId = useId();
  const { form, username, password, isBusy, failure, ended, step, submit } = useSignIn({
    client,
    onSuccess,
    onFailure,
  });
  const { error: usernameError, ...usernameInput } = username;
  const { error: passwordError, ...passwordInput } = password;

  if (step) return step;
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId}>
      {/* `post` keeps the password out of the URL if the form is submitted before the script has loaded. */}
      <form
        ref={form}
        method="post"
        className={styles.form}
        onSubmit={submit}
        aria-labelledby={titleId}
        noValidate
      >
        <h2 className={title} id={titleId}>
          {words.title}
        </h2>
        {(failure ?? ended) && (
          // If the host handles failures, its toast announces the reason.
          <Notice tone={failure ? 'critical' : 'info'} announced={!onFailure}>
            {failure ?? ended}
          </Notice>
        )}
        <div className={styles.fields}>
          <Field label={words.username} error={usernameError}>
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...usernameInput}
            />
          </Field>
          <Field label={words.password} error={passwordError}>
            <PasswordInput
              autoComplete="current-password"
              enterKeyHint="go"
              words={text.kit}
              {...passwordInput}
            />
          </Field>
        </div>
        <Button type="submit" variant="primary" full busy={isBusy}>
          {words.submit}
        </Button>
        <SignInWays forgotHref={forgotHref} registerHref={registerHref} />
      </form>
    </WidgetRoot>
  );
}
