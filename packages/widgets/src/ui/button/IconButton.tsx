import { type ButtonHTMLAttributes, forwardRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Button.css.ts';
import type { ButtonVariant } from './Button.tsx';

export type IconButtonProps = Readonly<
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> & {
    /** Names the action; also the tooltip. */
    label: string;
    /** An icon of `glyphs.ts`. */
    glyph: string;
    /** Variant of a Button. Default `plain`: no border and no background. */
    variant?: ButtonVariant;
  }
>;

/** A button with only an icon; `label` is its accessible name. */
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
