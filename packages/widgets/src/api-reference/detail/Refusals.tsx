import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { small, subheading } from '../../theme/type.css.ts';
import type { Refusal } from '../reading/reference.ts';
import * as styles from './FieldList.css.ts';
import { Prose } from './Prose.tsx';

/** A table of the error responses of a call: status, code and meaning. */
export function Refusals({ refusals }: Readonly<{ refusals: readonly Refusal[] }>) {
  const words = useText({ apiReference }).apiReference;
  const titleId = useId();
  if (refusals.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4 id={titleId} className={subheading}>
        {words.refusals}
      </h4>
      <table className={styles.table} aria-labelledby={titleId}>
        <tbody>
          {refusals.map(({ status, code, why }) => (
            <tr key={`${status} ${code}`} className={styles.row}>
              <th scope="row" className={styles.status}>
                {status}
              </th>
              <td className={styles.code}>{code ?? ''}</td>
              <td className={styles.says}>
                <p className={small}>
                  <Prose text={why} />
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
