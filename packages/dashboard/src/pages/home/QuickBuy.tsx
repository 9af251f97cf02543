import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { dashboard } from '@oja/widgets/text/en/dashboard.ts';
import { home } from '@oja/widgets/text/en/home.ts';
import { subheading } from '@oja/widgets/theme/type.css.ts';
import { chevronRight } from '@oja/widgets/ui/icon/glyphs.ts';
import { Icon } from '@oja/widgets/ui/icon/Icon.tsx';
import { useId } from 'react';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { RouteLink } from '../../shell/RouteLink.tsx';
import * as styles from './QuickBuy.css.ts';

/** A tile for each service that can be sold. */
export function QuickBuy() {
  const text = useText({ dashboard, home });
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={subheading}>
        {text.home.sell}
      </h2>
      <ul className={styles.tiles}>
        {useRoutes().map(
          (route) =>
            route.category &&
            route.menu && (
              <li key={route.name}>
                <RouteLink route={route} className={styles.tile}>
                  <span className={styles.glyph}>
                    <Icon glyph={route.menu.glyph} size={24} />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{text.dashboard.screens[route.name]}</span>
                    <span className={styles.note}>{text.home.sellHint}</span>
                  </span>
                  <Icon glyph={chevronRight} />
                </RouteLink>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
