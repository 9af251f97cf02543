import { menu } from '@oja/widgets/icons';
import { dashboard, walletBalance } from '@oja/widgets/text';
import { caption, figures, label, small, title } from '@oja/widgets/theme';
import { Icon } from '@oja/widgets/ui';
import { BrandMark, BrandName } from '../shell/Brand.tsx';
import * as shell from '../shell/Shell.css.ts';
import * as styles from './AppSkeleton.css.ts';

/**
 * Placeholder for a signed-in agent until the app has loaded: the bar, the title, the balance on the home screen, and
 * empty rows. The start script fills in what is known (firstPaint.ts). Nothing in it can be pressed.
 */
export function AppSkeleton({ productName }: { readonly productName: string }) {
  return (
    <>
      <div inert aria-hidden="true">
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
        <div className={shell.body}>
          <div className={styles.side} />
          <div className={shell.main}>
            <div className={styles.head}>
              <div className={styles.crumbs} />
              <div className={`${title} ${styles.title}`} data-first="title" />
            </div>
            <div className={styles.column}>
              <div className={`${styles.card} ${styles.balance}`}>
                <div className={`${label} ${styles.label}`}>{walletBalance.title}</div>
                <div className={`${styles.figure} ${figures}`} data-first="balance" />
                <div className={`${caption} ${styles.moment}`} data-first="moment" />
                <div className={styles.addMoney} />
              </div>
              <div className={styles.card}>
                <div className={styles.row} />
                <div className={styles.row} />
                <div className={`${small} ${styles.says}`} data-first="says" />
                <div className={styles.row} />
                <div className={styles.row} />
                <div className={styles.row} />
                <div className={styles.row} />
              </div>
            </div>
          </div>
        </div>
      </div>
      <p role="status" className={styles.slow}>
        {dashboard.slow}
      </p>
    </>
  );
}
