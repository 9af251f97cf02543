import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

export type IconButtonProps = Readonly<
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> & {
    /** What pressing it does. */
    label: string;
    /** A drawing of `glyphs.ts`. */
    glyph: string;
    /** As that of a Button. Default `plain`: no edge and no ground. */
    variant?: ButtonVariant;
  }
>;

/** A drawing to press, with a name for those who don't see it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, glyph, variant = 'plain', type = 'button', ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      title={label}
      className={`${styles.variant[variant]} ${styles.square}`}
    >
      <Icon glyph={glyph} />
    </button>
  );
});
