import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { kit } from '../text/en/kit.ts';
import { signIn } from '../text/en/signIn.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { title } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Field } from '../ui/field/Field.tsx';
import { PasswordInput } from '../ui/field/PasswordInput.tsx';
import { TextInput } from '../ui/field/TextInput.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import * as styles from './SignIn.css.ts';
import { SignInWays } from './SignInWays.tsx';
import { useSignIn } from './useSignIn.ts';

export type SignInProps = Readonly<
  ClientProps & {
    /** Signed in; `message` is the server's, for a toast. */
    onSuccess?: (message: string) => void;
    /** Refused, or not reached; `message` says why, for a toast. The form shows it too, until it is sent again. */
    onFailure?: (message: string) => void;
    /** Where a forgotten password is reset. Left out: no such link. */
    forgotHref?: string;
    /** Where a new agent registers. Left out: no such link. */
    registerHref?: string;
  }
>;

/** Signs an agent in. What was typed stays until the server has let them in. */
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
    <section className={`${surfaceRoot} ${styles.root}`} aria-labelledby={titleId}>
      {/* `post`: should no script ever arrive, a browser must not put the password in the address. */}
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
          // A toast of the host announces it.
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
    </section>
  );
}
