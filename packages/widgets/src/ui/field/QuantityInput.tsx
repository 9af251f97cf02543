import { IconButton } from '../button/IconButton.tsx';
import { minus, plus } from '../icon/glyphs.ts';
import * as styles from './QuantityInput.css.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type QuantityInputProps = Readonly<
  Omit<TextInputProps, 'type' | 'leading' | 'trailing' | 'action' | 'digits' | 'inputMode'> & {
    /** What the two buttons are called. */
    words: Readonly<{ fewer: string; more: string }>;
    /** The most that the buttons lead to; more can be typed, and the form then says what is wrong. */
    most?: number;
  }
>;

/** How many: two buttons for a few, digits for many. */
export function QuantityInput({ value, onChange, words, most = 100, ...rest }: QuantityInputProps) {
  // What can't be read counts as none: the next press makes a number of it.
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
