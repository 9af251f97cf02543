import { sizeVars } from '../../theme/contract.css.ts';
import type { size } from '../../theme/scale.ts';
import * as styles from './Skeleton.css.ts';

export type SkeletonProps = Readonly<{
  /** Any CSS length; a length of the theme, `%`, or `ch`. */
  width?: string;
  /** The height of the content that replaces it, so that nothing moves when it arrives. */
  height?: string;
  /** A circle or a pill: for tiles and chips. Default false. */
  round?: boolean;
}>;

/** The place of something that is on its way, in its final size. Say "Loading" once, on the container (`aria-busy`). */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={round ? `${styles.skeleton} ${styles.round}` : styles.skeleton}
      style={{ width, height }}
    />
  );
}

/** Keys for so many parts that are all alike and never change their order. */
export const alike = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, place) => `${place}`);

export type SkeletonTextProps = Readonly<{
  /** Any CSS length; `ch` is about one letter. Default `12ch`. */
  width?: string;
  /** The type size of the text that replaces it, in px. Default 16. */
  size?: keyof typeof size;
}>;

/** One line of text that is on its way. */
export function SkeletonText({ width = '12ch', size = 16 }: SkeletonTextProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.skeleton} ${styles.line}`}
      style={{ width, fontSize: sizeVars[size] }}
    />
  );
}
