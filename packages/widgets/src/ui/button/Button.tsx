import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Button.css.ts';

/** `primary` once per screen; `quiet` and `plain` for minor actions; `danger` for actions that can't be undone. */
export type ButtonVariant = keyof typeof styles.variant;

export type ButtonProps = Readonly<
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    /** The action as a verb: "Add money". With the amount if it spends money: "Buy · ₦456". */
    children: ReactNode;
    /** Prominence. `primary` once per screen; `danger` for actions that can’t be undone. Default `secondary`. */
    variant?: ButtonVariant;
    /** An icon of `glyphs.ts` before the label. */
    glyph?: string;
    /** True while the action runs: the button keeps its focus and its width, and ignores presses. */
    busy?: boolean;
    /** Fills the width of the container. */
    full?: boolean;
  }
>;

/** A button, at least 44 px high. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', glyph, busy = false, full = false, type = 'button', children, onClick, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus. Prevents the default too, so that no form is submitted.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      part={`button ${variant}`}
      className={full ? `${styles.variant[variant]} ${styles.full}` : styles.variant[variant]}
      onClick={press}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={styles.face}>
        {glyph && <Icon glyph={glyph} />}
        {children}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  );
});
