import { type Customer, formatMoment, formatPrice } from '@oja/core';
import type { ReactNode } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { customers } from '../text/en/customers.ts';
import { Button } from '../ui/button/Button.tsx';
import * as styles from './Customers.css.ts';
import { groupCustomerNumber } from './groupCustomerNumber.ts';

export type CustomerRowProps = Readonly<{
  customer: Customer;
  /** The client's clock, ms since 1970. */
  now: number;
  onSell: ((customer: Customer) => void) | undefined;
  onEdit: (customer: Customer) => void;
  more: ((customer: Customer) => ReactNode) | undefined;
}>;

/** A customer: name, number, last purchase and the button to sell again. */
export function CustomerRow({ customer, now, onSell, onEdit, more }: CustomerRowProps) {
  const words = useText({ customers }).customers;
  const { name, note, lastSale } = customer;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.number}>{groupCustomerNumber(customer)}</span>
        <span className={styles.muted}>
          {lastSale
            ? [lastSale.name, formatPrice(lastSale.amount), formatMoment(lastSale.at, now)].join(' · ')
            : words.noSale}
        </span>
        {note && <span className={styles.muted}>{note}</span>}
      </div>
      <div className={styles.actions}>
        {onSell && (
          <Button
            aria-label={lastSale ? words.sellAgainTo(name) : words.sellTo(name)}
            onClick={() => onSell(customer)}
          >
            {lastSale ? words.sellAgain : words.sell}
          </Button>
        )}
        <Button variant="quiet" aria-label={words.editNamed(name)} onClick={() => onEdit(customer)}>
          {words.edit}
        </Button>
        {more?.(customer)}
      </div>
    </li>
  );
}
