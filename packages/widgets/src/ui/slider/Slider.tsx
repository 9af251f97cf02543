import { useId } from 'react';
import * as styles from './Slider.css.ts';

export type SliderProps = Readonly<{
  /** What the number is of: "Radius". */
  label: string;
  /** The number chosen, between `min` and `max`. */
  value: number;
  /** The least. */
  min: number;
  /** The most. */
  max: number;
  /** The distance from one value to the next. */
  step: number;
  /** Called with each value that the thumb passes. */
  onChange: (value: number) => void;
  /** The value in words, shown and read out: "12 px". */
  say: (value: number) => string;
}>;

/** A number within limits, chosen by eye. The native element. */
export function Slider({ label, value, min, max, step, onChange, say }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span className={styles.value} aria-hidden="true">
          {say(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
