import { useEffect, useId, useRef } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { resetPassword } from '../text/en/resetPassword.ts';
import { title } from '../theme/type.css.ts';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import * as formStyles from '../ui/form/FormFrame.css.ts';
import { checkCircle } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { focusTarget } from '../ui/layout/screenReader.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './ResetPassword.css.ts';

type ResetDoneProps = Readonly<{ message: string; signInHref: string | undefined }>;

/** Confirms that the password is set and links to the sign-in. */
export function ResetDone({ message, signInHref }: ResetDoneProps) {
  const words = useText({ resetPassword }).resetPassword;
  const titleId = useId();
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => name.current?.focus(), []);
  return (
    <WidgetRoot className={formStyles.root} aria-labelledby={titleId}>
      <div className={formStyles.form}>
        <div className={formStyles.head}>
          <span className={styles.mark}>
            <Icon glyph={checkCircle} size={32} />
          </span>
          <h2 ref={name} id={titleId} tabIndex={-1} className={`${title} ${focusTarget}`}>
            {words.doneTitle}
          </h2>
          <p className={formStyles.lead}>{message}</p>
        </div>
        {signInHref && (
          <ButtonLink href={signInHref} variant="primary" full>
            {words.signIn}
          </ButtonLink>
        )}
      </div>
    </WidgetRoot>
  );
}
