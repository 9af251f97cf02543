import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

export type ButtonLinkProps = Readonly<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
    /** Left out while it is not known where: the host then gives it the role of a button. */
    href?: string;
    /** Where it leads, in a word or two. */
    children: ReactNode;
    /** As that of a Button. Default `secondary`. */
    variant?: ButtonVariant;
    /** A drawing of `glyphs.ts` before the label. */
    glyph?: string;
    /** As wide as its container. Default false. */
    full?: boolean;
  }
>;

/** Goes somewhere and looks like a button. A router gives it `href` and `onClick`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', glyph, full = false, children, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      className={full ? `${styles.variant[variant]} ${styles.full}` : styles.variant[variant]}
    >
      <span className={styles.face}>
        {glyph && <Icon glyph={glyph} />}
        {children}
      </span>
    </a>
  );
});
