import { sizeVars } from '../../theme/contract.css.ts';
import type { size } from '../../theme/scale.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = Readonly<{
  /** Any CSS length; a length of the theme, `%`, or `ch`. */
  width?: string;
  /** Height of the content that replaces it, so that nothing moves. */
  height?: string;
  /** A circle or a pill, for tiles and chips. Default false. */
  round?: boolean;
}>;

/** Placeholder for loading content, in its final size. Announce the loading once, on the container (`aria-busy`). */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={round ? `${styles.skeleton} ${styles.round}` : styles.skeleton}
      style={{ width, height }}
    />
  );
}

/** Keys for `count` identical elements that never change their order. */
export const alike = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${place}`);

export type SkeletonTextProps = Readonly<{
  /** Any CSS length; `ch` is about one character. Default `12ch`. */
  width?: string;
  /** Font size of the text that replaces it, in px. Default 16. */
  size?: keyof typeof size;
}>;

/** Placeholder for one line of text. */
export function SkeletonText({ width = '12ch', size = 16 }: SkeletonTextProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles.line}`}
      style={{ width, fontSize: sizeVars[size] }}
    />
  );
}
