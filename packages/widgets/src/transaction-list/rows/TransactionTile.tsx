import { imageAddress, isCredit, type Transaction } from '@oja/core';
import { useState } from 'react';
import { allProviders } from '../../theme/providers/allProviders.ts';
import { findProviderLook } from '../../theme/providers/providerLook.ts';
import { ProviderTile } from '../../ui/display/ProviderTile.tsx';
import { plus, receipt, returned } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { findServiceGlyph } from '../../ui/icon/serviceGlyphs.ts';
import * as styles from './TransactionRow.css.ts';

type TransactionTileProps = Readonly<{
  transaction: Transaction;
  /** Origin of the API; '' means the page's origin. */
  imageBase: string;
}>;

/** The image of a row: the server's (specification, section 2), or else a built-in one. */
export function TransactionTile({ transaction, imageBase }: TransactionTileProps) {
  // Stores the URL, so that another image is tried again.
  const [broken, setBroken] = useState<string | null>(null);
  // There is no `location` when rendering on a server.
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

/** The provider's tile, or the icon of the category. */
function DrawnTile({ transaction }: Pick<TransactionTileProps, 'transaction'>) {
  const { category, serviceId, name } = transaction;
  const isIn = isCredit(transaction);
  // A refund has the category of its purchase, but is shown as money.
  const look = isIn ? undefined : findProviderLook(allProviders, serviceId ?? name);
  if (look) return <ProviderTile look={look} name={name} size={40} />;
  const glyph = isIn ? (category ? returned : plus) : (findServiceGlyph(category) ?? receipt);
  return (
    <span className={styles.tile}>
      <Icon glyph={glyph} />
    </span>
  );
}
