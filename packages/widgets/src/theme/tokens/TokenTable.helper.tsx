import type { ReactNode } from 'react';
import { figures } from '../type.css.ts';
import * as styles from './TokenTable.helper.css.ts';

export type TokenTableProps = Readonly<{
  title: string;
  columns: readonly string[];
  /** One row per token; the cells follow the columns after the first. */
  rows: readonly Readonly<{ name: string; note?: string; cells: readonly ReactNode[] }>[];
}>;

/** A table of tokens with their use. For Storybook only; no widget renders it. */
export function TokenTable({ title, columns, rows }: TokenTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, cells }) => (
          <tr key={name}>
            <th scope="row" className={styles.cell}>
              <span className={styles.name}>{name}</span>
              {note && <span className={styles.note}>{note}</span>}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className={`${styles.cell} ${figures}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A colour and its notation. */
export function Swatch({ colour }: Readonly<{ colour: string }>) {
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: colour }} />
      {colour.startsWith('#') ? colour : 'translucent'}
    </>
  );
}
