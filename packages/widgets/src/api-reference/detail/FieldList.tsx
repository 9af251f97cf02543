import { useId } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { apiReference } from '../../text/en/apiReference.ts';
import { caption, small, subheading } from '../../theme/type.css.ts';
import type { FieldRow } from '../reading/reference.ts';
import * as styles from './FieldList.css.ts';
import { limitText, typeText } from './fieldText.ts';
import { Prose } from './Prose.tsx';

type FieldListProps = Readonly<{
  title: string;
  fields: readonly FieldRow[];
  /** `true` collapses the table at first. */
  isFolded?: boolean;
}>;

function Row({ field }: Readonly<{ field: FieldRow }>) {
  const words = useText({ apiReference }).apiReference;
  return (
    <tr className={styles.row} data-depth={Math.min(field.depth, 4)}>
      <th scope="row" className={styles.name} title={field.path}>
        {field.name}
      </th>
      <td className={styles.type}>
        {typeText(field, words)}
        {field.unit && <span className={styles.unit}>{field.unit}</span>}
        {field.required && <span className={styles.required}>{words.required}</span>}
      </td>
      <td className={styles.says}>
        {field.says && (
          <p className={small}>
            <Prose text={field.says} />
          </p>
        )}
        {field.limits.map((limit) => (
          <p key={limit.kind} className={caption}>
            {limitText(limit, words)}
          </p>
        ))}
      </td>
    </tr>
  );
}

/** A table of the fields of a request or a response. */
export function FieldList({ title, fields, isFolded = false }: FieldListProps) {
  const titleId = useId();
  if (fields.length === 0) return null;
  const table = (
    <table className={styles.table} aria-labelledby={titleId}>
      <tbody>
        {fields.map((field) => (
          <Row key={field.path} field={field} />
        ))}
      </tbody>
    </table>
  );
  if (!isFolded)
    return (
      <div className={styles.part}>
        <h4 id={titleId} className={subheading}>
          {title}
        </h4>
        {table}
      </div>
    );
  return (
    <details className={styles.part}>
      <summary className={styles.summary}>
        <h4 id={titleId} className={`${subheading} ${styles.inline}`}>
          {title}
        </h4>
      </summary>
      {table}
    </details>
  );
}
