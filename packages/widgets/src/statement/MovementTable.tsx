import { formatDateTime, formatMoney, formatPhone, type Movement } from '@oja/core';
import type { Text } from '../text/catalogue.ts';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './Statement.css.ts';

type MovementTableProps = Readonly<{ movements: readonly Movement[]; words: Text['statement']; now: number }>;

/** The movements, oldest first, each with the balance after it. */
export function MovementTable({ movements, words, now }: MovementTableProps) {
  return (
    <table className={styles.movements}>
      <caption>
        <VisuallyHidden>{words.movements}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.movement}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.balance}</th>
        </tr>
      </thead>
      <tbody>
        {movements.map(({ ref, name, recipient, createdAt, direction, amount, balance }) => (
          <tr key={ref}>
            <th scope="row">
              {name}
              <span className={styles.about}>
                {recipient && <span>{recipient.startsWith('0') ? formatPhone(recipient) : recipient}</span>}
                <time dateTime={new Date(createdAt).toISOString()}>{formatDateTime(createdAt, now)}</time>
              </span>
            </th>
            <td data-direction={direction}>
              {direction === 'in' ? '+' : '−'}
              {formatMoney(amount)}
            </td>
            <td>{formatMoney(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
