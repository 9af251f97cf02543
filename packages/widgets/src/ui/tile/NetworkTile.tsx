import { findNetworkColour } from '../../theme/networks.ts';
import * as styles from './Tile.css.ts';

export type NetworkTileProps = Readonly<{
  /** The id of the network, in any spelling that a provider uses. */
  network: string;
  /** The name, whose initial is shown for an unknown id. */
  name: string;
  /** Side in px. */
  size?: 24 | 32 | 40;
}>;

/** A network's initial on its colour, never a copied logo. Shown beside its name. */
export function NetworkTile({ network, name, size = 32 }: NetworkTileProps) {
  const known = findNetworkColour(network);
  return (
    <span
      className={styles.tile}
      aria-hidden="true"
      data-network={network}
      style={{
        width: size,
        height: size,
        fontSize: size * (known && known.initial.length > 1 ? 0.42 : 0.5),
        ...(known && { backgroundColor: known.ground, color: known.ink }),
      }}
    >
      {known?.initial ?? name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
