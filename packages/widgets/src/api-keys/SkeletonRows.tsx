import { alike, Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import * as styles from './ApiKeys.css.ts';

type SkeletonRowsProps = Readonly<{
  rows: number;
  /** Width of each line of a row, in percent. */
  lines: readonly number[];
}>;

/** Placeholder rows of the same size as the loaded ones. */
export function SkeletonRows({ rows, lines }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true">
      {alike(rows).map((row) => (
        <div key={row} className={styles.row}>
          <div className={styles.what} style={{ flexGrow: 1 }}>
            {lines.map((percent, line) => (
              <SkeletonText key={percent} size={line === 0 ? 16 : 14} width={`${percent}%`} />
            ))}
          </div>
          <Skeleton width="72px" height="24px" />
        </div>
      ))}
    </div>
  );
}
