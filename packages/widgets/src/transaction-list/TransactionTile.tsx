import { imageAddress, isCredit, type Transaction } from '@oja/core';
import { useState } from 'react';
import { allProviders } from '../theme/providers/allProviders.ts';
import { findProviderLook } from '../theme/providers/providerLook.ts';
import { plus, receipt, returned } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { findServiceGlyph } from '../ui/icon/serviceGlyphs.ts';
import { ProviderTile } from '../ui/tile/ProviderTile.tsx';
import * as styles from './TransactionRow.css.ts';

type TransactionTileProps = Readonly<{
  transaction: Transaction;
  /** The API's origin; '' is the page's own. */
  imageBase: string;
}>;

/** What a row is recognised by: the server's picture of it (specification, section 2), or where there is none our own. */
export function TransactionTile({ transaction, imageBase }: TransactionTileProps) {
  // By its address: another picture, or that of another host, is tried anew.
  const [broken, setBroken] = useState<string | null>(null);
  // A host that renders on a server has no page to be told of.
  const address = imageAddress(transaction.imageUrl, imageBase, globalThis.location?.origin ?? '');
  if (address === null || address === broken) return <DrawnTile transaction={transaction} />;
  return (
    <img
      className={styles.image}
      src={address}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}

/** The provider's tile, or a drawing of what was sold. */
function DrawnTile({ transaction }: Pick<TransactionTileProps, 'transaction'>) {
  const { category, serviceId, name } = transaction;
  const isIn = isCredit(transaction);
  // A refund is filed under what was sold: it is money all the same.
  const look = isIn ? undefined : findProviderLook(allProviders, serviceId ?? name);
  if (look) return <ProviderTile look={look} name={name} size={40} />;
  const glyph = isIn ? (category ? returned : plus) : (findServiceGlyph(category) ?? receipt);
  return (
    <span className={styles.tile}>
      <Icon glyph={glyph} />
    </span>
  );
}
