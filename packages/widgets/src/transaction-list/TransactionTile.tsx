import { type Category, isCategory, type Transaction } from '@oja/core';
import { isCredit } from '../handover/standing.ts';
import { bolt, handset, plus, receipt, returned, scholar, screen, signal } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { NetworkTile } from '../ui/tile/NetworkTile.tsx';
import * as styles from './TransactionRow.css.ts';

const glyphs: Readonly<Record<Category, string>> = {
  data: signal,
  airtime: handset,
  electricity: bolt,
  cable: screen,
  'result-checker': scholar,
};

/** What a row is recognised by: the network's tile, or a drawing of what was sold. */
export function TransactionTile({ transaction }: Readonly<{ transaction: Transaction }>) {
  const { category, serviceId, name } = transaction;
  const isIn = isCredit(transaction);
  // A refund is filed under what was sold: it is money all the same.
  if (!isIn && (category === 'data' || category === 'airtime')) {
    return <NetworkTile network={serviceId ?? name} name={name} size={40} />;
  }
  const known = category && isCategory(category) ? glyphs[category] : receipt;
  const glyph = isIn ? (category ? returned : plus) : known;
  return (
    <span className={styles.tile}>
      <Icon glyph={glyph} />
    </span>
  );
}
