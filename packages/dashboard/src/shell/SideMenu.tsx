import { useText } from '@oja/widgets/binding';
import { dashboard, shell } from '@oja/widgets/text';
import { Icon } from '@oja/widgets/ui';
import { useId } from 'react';
import { type MenuEntry, type MenuGroup, type MenuItem, menuEntries } from '../menu/menuEntries.ts';
import { useRoutes } from '../routing/RoutesContext.ts';
import { type Route, routeTitle } from '../routing/route.ts';
import { RouteLink } from './RouteLink.tsx';
import * as styles from './SideMenu.css.ts';
import { useShortcuts } from './useShortcuts.ts';

export type SideMenuProps = Readonly<{
  current: Route;
  onGo?: () => void;
  /** Default: the product's own menu. */
  entries?: readonly MenuEntry[];
}>;

/** Not the screen's name, because a screen may be in the menu twice, under two names. */
const keyOf = (entry: MenuEntry) => JSON.stringify(entry);

/** The screens in the menu, by group. */
export function SideMenu({ current, onGo, entries = menuEntries }: SideMenuProps) {
  const text = useText({ shell }).shell;
  return (
    <nav ref={useShortcuts()} className={styles.nav} aria-label={text.menu}>
      {entries.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} current={current} onGo={onGo} />
      ))}
    </nav>
  );
}

type EntryProps<E> = Readonly<{ entry: E; current: Route; onGo: (() => void) | undefined }>;

function Entry({ entry, ...rest }: EntryProps<MenuEntry>) {
  const text = useText({ shell }).shell;
  switch (entry.type) {
    case 'group':
      return <Group entry={entry} {...rest} />;
    case 'item':
      return <Item entry={entry} {...rest} />;
    default:
      // A host may pass its own entries, some of a type newer than this version.
      return <p className={styles.error}>{text.menuError}</p>;
  }
}

function Group({ entry, ...rest }: EntryProps<MenuGroup>) {
  const text = useText({ shell }).shell;
  const id = useId();
  return (
    <div className={styles.group}>
      {/* Not a heading, because the menu precedes the page's first heading. */}
      <p id={id} className={styles.name}>
        {text.groups[entry.name]}
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {entry.entries.map((inner) => (
          <li key={keyOf(inner)}>
            <Entry entry={inner} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ entry, current, onGo }: EntryProps<MenuItem>) {
  const text = useText({ dashboard, shell });
  const route = useRoutes().find(({ name }) => name === entry.screen);
  if (!route) return null;
  return (
    <RouteLink
      route={route}
      className={styles.link}
      shortcut={entry.shortcut}
      // An item with another label links to the screen, but is never marked as the current page.
      current={route === current && entry.label === undefined}
      {...(onGo && { onClick: onGo })}
    >
      <Icon glyph={entry.glyph} />
      {entry.label ? text.shell.menuLabels[entry.label] : routeTitle(text.dashboard.screens, entry.screen)}
    </RouteLink>
  );
}
