import { menu } from '@oja/widgets/icons';
import { surfaceRoot } from '@oja/widgets/theme';
import { Icon } from '@oja/widgets/ui';
import { BrandMark, BrandName } from '../shell/Brand.tsx';
import * as styles from './Frame.css.ts';

/**
 * What an agent who is signed in sees until the app is there: the frame of every screen, drawn at build time. A picture,
 * no part of the app: nothing in it can be pressed.
 */
export function Frame({ productName }: { readonly productName: string }) {
  return (
    <div className={surfaceRoot} aria-hidden="true">
      <div className={styles.bar}>
        <span className={styles.menu}>
          <Icon glyph={menu} />
        </span>
        <span className={styles.brand}>
          <BrandMark name={productName} />
          <BrandName name={productName} />
        </span>
        <span className={styles.person} />
      </div>
      <div className={styles.side} />
    </div>
  );
}
