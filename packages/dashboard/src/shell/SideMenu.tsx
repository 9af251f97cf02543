import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { dashboard } from '@oja/widgets/text/en/dashboard.ts';
import { shell } from '@oja/widgets/text/en/shell.ts';
import { Icon } from '@oja/widgets/ui/icon/Icon.tsx';
import { useId } from 'react';
import { useRoutes } from '../routing/RoutesContext.ts';
import { menuOf, type Route } from '../routing/route.ts';
import { RouteLink } from './RouteLink.tsx';
import * as styles from './SideMenu.css.ts';

export type SideMenuProps = Readonly<{ current: Route; onGo?: () => void }>;

/** Every screen of the table that has a place in the menu, by group. */
export function SideMenu({ current, onGo }: SideMenuProps) {
  const text = useText({ dashboard, shell });
  const id = useId();
  return (
    <nav className={styles.nav} aria-label={text.shell.menu}>
      {menuOf(useRoutes()).map(([group, routes]) => (
        <div key={group} className={styles.group}>
          <h2 id={`${id}-${group}`} className={styles.name}>
            {text.shell.groups[group]}
          </h2>
          <ul className={styles.list} aria-labelledby={`${id}-${group}`}>
            {routes.map((route) => (
              <li key={route.name}>
                <RouteLink
                  route={route}
                  className={styles.link}
                  current={route === current}
                  {...(onGo && { onClick: onGo })}
                >
                  {route.menu && <Icon glyph={route.menu.glyph} />}
                  {text.dashboard.screens[route.name]}
                </RouteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
