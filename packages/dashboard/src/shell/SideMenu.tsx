import { useText } from '@oja/widgets/binding';
import { dashboard, shell } from '@oja/widgets/text';
import { Icon } from '@oja/widgets/ui';
import { useId } from 'react';
import { type MenuEntry, type MenuGroup, type MenuItem, menuEntries } from '../menu/menuEntries.ts';
import { useRoutes } from '../routing/RoutesContext.ts';
import { type Route, screenTitle } from '../routing/route.ts';
import { RouteLink } from './RouteLink.tsx';
import * as styles from './SideMenu.css.ts';
import { useShortcuts } from './useShortcuts.ts';

export type SideMenuProps = Readonly<{
  current: Route;
  onGo?: () => void;
  /** Default: the product's own. */
  entries?: readonly MenuEntry[];
}>;

/** A screen may be in the menu twice, under two names. */
const keyOf = (entry: MenuEntry) => JSON.stringify(entry);

/** The screens that have a place in the menu, by group. */
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
      // A host may bring entries of its own, and a newer one than this version knows.
      return <p className={styles.error}>{text.menuError}</p>;
  }
}

function Group({ entry, ...rest }: EntryProps<MenuGroup>) {
  const text = useText({ shell }).shell;
  const id = useId();
  return (
    <div className={styles.group}>
      {/* No heading: the menu stands before the first one of the page. */}
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
      // Another name for a screen is a way to it, not where one is.
      current={route === current && entry.label === undefined}
      {...(onGo && { onClick: onGo })}
    >
      <Icon glyph={entry.glyph} />
      {entry.label ? text.shell.menuLabels[entry.label] : screenTitle(text.dashboard.screens, entry.screen)}
    </RouteLink>
  );
}
