import { useText } from '../binding/TextProvider.tsx';
import { signIn } from '../text/en/signIn.ts';
import * as styles from './SignIn.css.ts';

type SignInWaysProps = Readonly<{ forgotHref: string | undefined; registerHref: string | undefined }>;

/** Links to the password reset and the registration, if the host passes their URLs. */
export function SignInWays({ forgotHref, registerHref }: SignInWaysProps) {
  const words = useText({ signIn }).signIn;
  if (!forgotHref && !registerHref) return null;
  return (
    <div className={styles.ways}>
      {forgotHref && (
        <a className={styles.link} href={forgotHref}>
          {words.forgot}
        </a>
      )}
      {registerHref && (
        <span className={styles.way}>
          {words.newHere}{' '}
          <a className={styles.link} href={registerHref}>
            {words.register}
          </a>
        </span>
      )}
    </div>
  );
}
