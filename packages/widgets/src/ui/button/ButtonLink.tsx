import { type AnchorHTMLAttributes, forwardRef, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

export type ButtonLinkProps = Readonly<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
    /** Omit it while the target is unknown; the host then sets `role="button"`. */
    href?: string;
    /** Names the target in a word or two. */
    children: ReactNode;
    /** Variant of a Button. Default `secondary`. */
    variant?: ButtonVariant;
    /** An icon of `glyphs.ts` before the label. */
    glyph?: string;
    /** Fills the width of the container. Default false. */
    full?: boolean;
  }
>;

/** A link that looks like a button. A router passes `href` and `onClick`. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { variant = 'secondary', glyph, full = false, children, ...rest },
  ref,
) {
  return (
    <a
      {...rest}
      ref={ref}
      part={`button ${variant}`}
      className={full ? `${styles.variant[variant]} ${styles.full}` : styles.variant[variant]}
    >
      <span className={styles.face}>
        {glyph && <Icon glyph={glyph} />}
        {children}
      </span>
    </a>
  );
});
