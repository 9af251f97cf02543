import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Route } from '../routing/route.ts';

export type RouteLinkProps = Readonly<{
  route: Route;
  children: ReactNode;
  className?: string;
  /** True if the link leads to the current screen. */
  current?: boolean;
  /** Keyboard shortcut such as "Alt+1", shown as the link's tooltip. The host handles the keys (see `useShortcuts`). */
  shortcut?: string | undefined;
  onClick?: () => void;
}>;

/** A link to a screen. Prefetches the screen's code on pointerenter and focus. */
export function RouteLink({
  route,
  children,
  className,
  current = false,
  shortcut,
  onClick,
}: RouteLinkProps) {
  const prefetch = () => void route.page.prefetch();
  return (
    <Link
      href={route.paths[0] ?? '/'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...(className !== undefined && { className })}
      {...(current && { 'aria-current': 'page' as const })}
      {...(shortcut && { 'aria-keyshortcuts': shortcut, title: shortcut })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  );
}
