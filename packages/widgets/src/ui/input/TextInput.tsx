import { type ChangeEvent, forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFieldControl } from '../form/Field.tsx';
import * as styles from './TextInput.css.ts';

/** Groups the digits of a control's text: "0803 123 4567". `before` is the text before the edit. */
export type Group = (typed: string, before: string) => string;

/**
 * Groups the text after an edit and returns it. The caret keeps the same number of digits after it, because the edit
 * did not change them. Beside a separator the caret goes before it, so that Backspace continues, or after it for Delete.
 */
function regroup(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  group: Group,
  before: string,
): string {
  const { value, selectionStart } = input;
  const grouped = group(value, before);
  if (grouped !== value) {
    const following = value.slice(selectionStart ?? value.length).replace(/[^\d.]/g, '').length;
    const mark = (nativeEvent as InputEvent).inputType === 'deleteContentForward' ? '' : '[ ,]?';
    const at = grouped.search(RegExp(`${mark}(?:[\\d.][ ,]*){${following}}$`));
    input.value = grouped;
    input.setSelectionRange(at, at);
  }
  return grouped;
}

export type TextInputProps = Readonly<
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'onChange' | 'type' | 'value'> & {
    /** The text. The owner keeps it in its state. */
    value: string;
    /** Called with the whole text on each change. */
    onChange: (value: string) => void;
    /** The native type, which selects the phone’s keyboard. Default `text`. */
    type?: 'text' | 'tel' | 'email' | 'search' | 'password';
    /** For phone numbers, meters and amounts: digits of equal width. */
    digits?: boolean;
    /** Groups digits while they are typed and keeps the caret at its digit. Default: no grouping. */
    group?: Group;
    /** Shown before the text: an icon, a "+234", a ₦. */
    leading?: ReactNode;
    /** Shown after the text. */
    trailing?: ReactNode;
    /** A control after the text, such as "show" or "clear"; it reaches the edge. */
    action?: ReactNode;
  }
>;

/** A single-line text input. Uses the label, hint and error of a surrounding Field. */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { value, onChange, type = 'text', digits = false, group, leading, trailing, action, ...rest },
  ref,
) {
  const control = useFieldControl();
  const shown = group ? group(value, value) : value;
  return (
    <div part="input" className={styles.box}>
      {leading && <span className={styles.slot}>{leading}</span>}
      <input
        {...control}
        {...rest}
        ref={ref}
        type={type}
        value={shown}
        className={digits ? `${styles.input} ${styles.digits}` : styles.input}
        onChange={(event) => onChange(group ? regroup(event, group, shown) : event.currentTarget.value)}
      />
      {trailing && <span className={styles.slot}>{trailing}</span>}
      {action && <span className={styles.control}>{action}</span>}
    </div>
  );
});
