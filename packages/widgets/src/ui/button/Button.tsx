import { type ButtonHTMLAttributes, forwardRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

/** One primary on a screen; `quiet` and `plain` for what is beside the point; `danger` for what can't be taken back. */
export type ButtonVariant = keyof typeof styles.variant;

export type ButtonProps = Readonly<
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> & {
    /** What pressing it does, as a verb: "Add money". With the amount where money is spent: "Buy · ₦456". */
    children: ReactNode;
    /** How much it stands out. `primary` once on a screen; `danger` for what can’t be taken back. Default `secondary`. */
    variant?: ButtonVariant;
    /** A drawing before the label. */
    glyph?: string;
    /** Its work is under way: it keeps the focus and its width, and a press does nothing. */
    busy?: boolean;
    /** As wide as its container. */
    full?: boolean;
  }
>;

/** Something to press, 44 px high at least. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', glyph, busy = false, full = false, type = 'button', children, onClick, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus. The press is stopped here, a form's submit with it.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
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
