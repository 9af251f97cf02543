import { menu } from '@oja/widgets/icons';
import { dashboard } from '@oja/widgets/text';
import { title } from '@oja/widgets/theme';
import { alike, Card, Icon, Skeleton, SkeletonText } from '@oja/widgets/ui';
import { Lazy } from '../onDemand/Lazy.tsx';
import { type Route, screenTitle } from '../routing/route.ts';
import { BrandMark, BrandName } from '../shell/Brand.tsx';
import { Breadcrumb } from '../shell/Breadcrumb.tsx';
import * as shell from '../shell/Shell.css.ts';
import * as styles from './Frame.css.ts';

export type FrameProps = Readonly<{
  productName: string;
  /** The screen in it, as it is before the server has answered; `null`: any. */
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
        {route ? (
          <div className={shell.main}>
            <div className={shell.head[route.name === 'home' ? 'quiet' : 'shown']}>
              <Breadcrumb route={route} />
              <div className={`${title} ${shell.heading}`}>{screenTitle(dashboard.screens, route.name)}</div>
            </div>
            {route.name === 'transactions' ? <AnyRows /> : <Lazy of={route.page} props={{ route }} />}
          </div>
        ) : (
          <AnyScreen />
        )}
      </div>
    </>
  );
}

/** The place of a heading and of what is under it. */
function AnyScreen() {
  return (
    <div className={shell.main}>
      <div className={shell.head.shown}>
        <SkeletonText size={14} width="16ch" />
        <SkeletonText size={24} width="8ch" />
      </div>
      <AnyRows />
    </div>
  );
}

/** The places of rows: what a list shows first. Drawing all that is above them would weigh on every first visit. */
function AnyRows() {
  return (
    <>
      <Skeleton height="48px" />
      <Card>
        {alike(6).map((row) => (
          <Skeleton key={row} height="48px" />
        ))}
      </Card>
    </>
  );
}
