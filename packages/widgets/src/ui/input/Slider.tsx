import { useId } from 'react';
import * as styles from './Slider.css.ts';

export type SliderProps = Readonly<{
  /** The label: "Radius". */
  label: string;
  /** The current value, between `min` and `max`. */
  value: number;
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** The difference between two adjacent values. */
  step: number;
  /** Called with each value while the thumb moves. */
  onChange: (value: number) => void;
  /** Formats the value, for the screen and for screen readers: "12 px". */
  say: (value: number) => string;
}>;

/** A number within limits, chosen with a native range input. */
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
