import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import * as styles from './TextLink.css.ts';

type TextLinkProps = Readonly<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
    /** Where it leads. */
    href: string;
    /** What it leads to: "Register". Never "here". */
    children: ReactNode;
    /** What is asked before it: "New here?" */
    question?: string;
  }
>;

/** A way to go that is beside the point: underlined words, with a thumb's ground. */
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
    /** What happens, as a verb: "Send it again". */
    children: ReactNode;
  }
>;

/** The same look for what happens here. */
export function TextButton({ children, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type="button" className={styles.link}>
      {children}
    </button>
  );
}
