import * as styles from './Icon.css.ts';

export type IconProps = Readonly<{
  /** An icon of `glyphs.ts`. */
  glyph: string;
  /** Side in px. */
  size?: 16 | 20 | 24 | 32;
}>;

/** A decorative icon, hidden from assistive technology. A control with only an icon needs an accessible name. */
export function Icon({ glyph, size = 20 }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={glyph} />
    </svg>
  );
}
