import { clampText } from '@oja/core';
import type { ProviderLook } from '../../theme/providers/providerLook.ts';
import * as styles from './ProviderTile.css.ts';

export type ProviderTileProps = Readonly<{
  /** The provider's letters and colours, from `findProviderLook`; `undefined` for an unknown provider. */
  look: ProviderLook | undefined;
  /** The provider's name. An unknown provider gets its letters from it. */
  name: string;
  /** Side in px. Default 32. */
  size?: 24 | 32 | 40;
}>;

/** A provider's two letters on its colour, next to its name. Never a copied logo. */
export function ProviderTile({ look, name, size = 32 }: ProviderTileProps) {
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      data-provider={look ? 'known' : 'unknown'}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.42,
        ...(look && { backgroundColor: look.ground, color: look.ink }),
      }}
    >
      {look?.letters ?? clampText(name, 2).toUpperCase()}
    </span>
  );
}
