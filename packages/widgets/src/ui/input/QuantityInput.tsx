import { IconButton } from '../button/IconButton.tsx';
import { minus, plus } from '../icon/glyphs.ts';
import * as styles from './QuantityInput.css.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type QuantityInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'leading' | 'trailing' | 'action' | 'digits' | 'inputMode'> & {
    /** Labels of the two buttons. */
    words: Readonly<{ fewer: string; more: string }>;
    /** The highest number that the buttons reach. Typing allows more; the form validates it. */
    most?: number;
  }
>;

/** A quantity: buttons for small changes, typing for large ones. */
export function QuantityInput({ value, onChange, words, most = 100, ...rest }: QuantityInputProps) {
  // Invalid text counts as 0, so that a press of a button makes it a number.
  const count = /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0;
  return (
    <div className={styles.stepper}>
      <TextInput
        autoComplete="off"
        {...rest}
        inputMode="numeric"
        digits
        value={value}
        onChange={onChange}
        action={
          <>
            <IconButton
              label={words.fewer}
              glyph={minus}
              disabled={count <= 1}
              onClick={() => onChange(String(count - 1))}
            />
            <IconButton
              label={words.more}
              glyph={plus}
              disabled={count >= most}
              onClick={() => onChange(String(count + 1))}
            />
          </>
        }
      />
    </div>
  );
}
