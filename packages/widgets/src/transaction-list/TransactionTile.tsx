import { type Category, isCategory, type Transaction } from '@oja/core';
import { bolt, handset, plus, receipt, scholar, screen, signal } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { NetworkTile } from '../ui/tile/NetworkTile.tsx';
import { isCredit } from './direction.ts';
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
  if (category === 'data' || category === 'airtime') {
    return <NetworkTile network={serviceId ?? name} name={name} size={40} />;
  }
  const other = isCredit(transaction) ? plus : receipt;
  const glyph = category && isCategory(category) ? glyphs[category] : other;
  return (
    <span className={styles.tile}>
      <Icon glyph={glyph} />
    </span>
  );
}
