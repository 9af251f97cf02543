import { useText } from '@oja/widgets/binding';
import { chevronRight } from '@oja/widgets/icons';
import { dashboard, shell } from '@oja/widgets/text';
import { Icon } from '@oja/widgets/ui';
import { Link } from 'wouter';
import { useRoutes } from '../routing/RoutesContext.ts';
import { type Route, routeTitle } from '../routing/route.ts';
import * as styles from './Breadcrumb.css.ts';
import { crumbsOf } from './crumbs.ts';

/** The path from home to the current screen. */
export function Breadcrumb({ route }: { readonly route: Route }) {
  const text = useText({ dashboard, shell });
  const crumbs = crumbsOf(useRoutes(), route);
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={text.shell.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => {
          const isHere = index === crumbs.length - 1;
          const label =
            'screen' in crumb
              ? routeTitle(text.dashboard.screens, crumb.screen)
              : text.shell.groups[crumb.group];
          return (
            <li key={label} className={styles.crumb}>
              {index > 0 && <Icon glyph={chevronRight} size={16} />}
              {isHere ? (
                <span aria-current="page">{label}</span>
              ) : crumb.href === null ? (
                label
              ) : (
                <Link href={crumb.href} className={styles.link}>
                  {label}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
