import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './TextLink.css.ts';

type TextLinkProps = Readonly<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
    /** The target's URL. */
    href: string;
    /** Names the target: "Register". Never "here". */
    children: ReactNode;
    /** A question before the link: "New here?" */
    question?: string;
  }
>;

/** A link for a minor path: underlined text with a touch-sized target. */
export function TextLink({ question, children, ...rest }: TextLinkProps) {
  const link = (
    <a {...rest} className={styles.link}>
      {children}
    </a>
  );
  if (!question) return link;
  return (
    <span className={styles.asked}>
      {question} {link}
    </span>
  );
}

type TextButtonProps = Readonly<
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type'> & {
    /** The action as a verb: "Send it again". */
    children: ReactNode;
  }
>;

/** A button that looks like a TextLink. */
export function TextButton({ children, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={styles.link}>
      {children}
    </button>
  );
}
