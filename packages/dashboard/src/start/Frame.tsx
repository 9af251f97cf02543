import { menu } from '@oja/widgets/icons';
import { dashboard } from '@oja/widgets/text';
import { title } from '@oja/widgets/theme';
import { Icon } from '@oja/widgets/ui';
import { Lazy } from '../onDemand/Lazy.tsx';
import { type Route, screenTitle } from '../routing/route.ts';
import { BrandMark, BrandName } from '../shell/Brand.tsx';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
import * as shell from '../shell/Shell.css.ts';
import * as styles from './Frame.css.ts';

export type FrameProps = Readonly<{
  productName: string;
  /** The screen in it, as it is before the server has answered; `null`: none. */
  route: Route | null;
}>;

/**
 * What an agent who is signed in sees until the app is there: the frame of every screen, and in it the screen that a
 * visit begins with, drawn at build time. A picture, no part of the app: nothing in it can be pressed.
 */
export function Frame({ productName, route }: FrameProps) {
  return (
    <>
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
        {route && (
          <div className={shell.main}>
            <div className={shell.head[route.name === 'home' ? 'quiet' : 'shown']}>
              <Breadcrumb route={route} />
              <div className={`${title} ${shell.heading}`}>{screenTitle(dashboard.screens, route.name)}</div>
            </div>
            {/* A list has nothing to show before its rows. */}
            {route.name !== 'transactions' && <Lazy of={route.page} props={{ route }} />}
          </div>
        )}
      </div>
    </>
  );
}
