import { useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { title } from '@oja/widgets/theme';
import { Lazy } from '../onDemand/Lazy.tsx';
import { type Route, screenTitle } from '../routing/route.ts';
import { useRouteAnnouncer } from '../routing/routeAnnouncer.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import * as styles from './Screen.css.ts';

/** A screen without menus, for visitors. */
export function BareFrame({ route }: { readonly route: Route }) {
  const heading = useRouteAnnouncer(route.name);
  return (
    <main className={styles.bare}>
      <h1 ref={heading} tabIndex={-1} className={`${title} ${styles.heading}`}>
        {screenTitle(useText({ dashboard }).dashboard.screens, route.name)}
      </h1>
      <Lazy code={route.page} props={{ route }} fallback={<LoadingScreen />} />
    </main>
  );
}
