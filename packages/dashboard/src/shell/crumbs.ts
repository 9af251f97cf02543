import type { Route, Routes, ScreenName } from '../routing/route.ts';
import { type MenuEntry, type MenuGroupName, menuEntries } from './menuEntries.ts';

/** A step on the way to a screen: a screen to go to, or the name of a group of the menu. */
export type Crumb =
  | { readonly screen: ScreenName; readonly href: string }
  | { readonly group: MenuGroupName; readonly href: null };

/** Specification, section 2. */
const MOST_CRUMBS = 8;

const holds = (entry: MenuEntry, name: ScreenName): boolean =>
  entry.type === 'group' ? entry.entries.some((inner) => holds(inner, name)) : entry.screen === name;

/** The way from the home page to a screen, the screen itself last. Empty on the home page and where nothing is. */
export function crumbsOf(routes: Routes, { name, paths }: Route): readonly Crumb[] {
  if (name === 'home' || paths.length === 0) return [];
  const step = (screen: ScreenName): Crumb => ({
    screen,
    href: routes.find((route) => route.name === screen)?.paths[0] ?? '/',
  });
  const group = menuEntries.find((entry) => holds(entry, name));
  const groups: readonly Crumb[] = group ? [{ group: group.name, href: null }] : [];
  return [step('home'), ...groups, step(name)].slice(-MOST_CRUMBS);
}
