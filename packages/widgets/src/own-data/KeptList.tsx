import { type OwnData, type OwnDataKind, ownDataKinds } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { ownData } from '../text/en/ownData.ts';
import { formatCount } from '../text/formatCount.ts';
import { smallMuted } from '../theme/type.css.ts';
import { plainList } from '../ui/layout/plainList.css.ts';
import * as styles from './OwnData.css.ts';

/** Business records that the law requires to be kept after the account is closed. */
const books: ReadonlySet<OwnDataKind> = new Set(['sales', 'movements', 'cases']);

/** Lists the stored kinds of data with their count, reason and retention. Omits kinds that this version does not know. */
export function KeptList({ shown }: Readonly<{ shown: OwnData }>) {
  const words = useText({ ownData }).ownData;
  const countOf = (kind: OwnDataKind) => shown.kept.find((one) => one.kind === kind)?.count ?? 0;
  const untilOf = (kind: OwnDataKind) => {
    if (books.has(kind)) return words.untilYears(shown.keptYears);
    return kind === 'sessions' ? words.untilEnd : words.until;
  };
  return (
    <ul className={plainList}>
      {ownDataKinds
        .filter((kind) => countOf(kind) > 0)
        .map((kind) => (
          <li key={kind} className={styles.row}>
            <h3 className={styles.name}>
              {words.kinds[kind]}
              {kind !== 'account' && <span className={styles.count}>{formatCount(countOf(kind))}</span>}
            </h3>
            <p className={smallMuted}>{words.why[kind]}</p>
            <p className={smallMuted}>{untilOf(kind)}</p>
          </li>
        ))}
    </ul>
  );
}
