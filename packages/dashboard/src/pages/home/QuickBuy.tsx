import { useText } from '@oja/widgets/binding';
import { dashboard, home } from '@oja/widgets/text';
import { subheading } from '@oja/widgets/theme';
import { Icon, TextLink } from '@oja/widgets/ui';
import { useId } from 'react';
import { serviceGlyph } from '../../menu/menuEntries.ts';
import { useRoutes } from '../../routing/RoutesContext.ts';
import { addressOf, routeTitle } from '../../routing/route.ts';
import * as rows from '../../screens/Rows.css.ts';
import { RouteLink } from '../../shell/RouteLink.tsx';
import * as styles from './QuickBuy.css.ts';

/** A tile for each service, and a link to bulk sales. */
export function QuickBuy() {
  const text = useText({ dashboard, home });
  const titleId = useId();
  const routes = useRoutes();
  const sellers = routes.filter(({ category }) => category !== undefined);
  return (
    <section className={rows.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={subheading}>
        {text.home.sell}
      </h2>
      <ul className={sellers.length > styles.MOST_IN_A_ROW ? styles.manyTiles : styles.tiles}>
        {sellers.map((route) => (
          <li key={route.name}>
            <RouteLink route={route} className={styles.tile}>
              <span className={styles.glyph}>
                <Icon glyph={serviceGlyph(route.category ?? route.name)} size={24} />
              </span>
              <span className={styles.name}>
                {text.home.short[route.name as keyof typeof text.home.short] ??
                  routeTitle(text.dashboard.screens, route.name)}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
      <TextLink href={addressOf(routes, 'bulk')}>{text.dashboard.screens.bulk}</TextLink>
    </section>
  );
}
