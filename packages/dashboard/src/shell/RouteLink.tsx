import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Route } from '../routing/route.ts';

export type RouteLinkProps = Readonly<{
  route: Route;
  children: ReactNode;
  className?: string;
  /** This is where one is. */
  current?: boolean;
  onClick?: () => void;
}>;

/** A link to a screen. Prefetches the screen's code on pointerenter and focus. */
export function RouteLink({ route, children, className, current = false, onClick }: RouteLinkProps) {
  const preload = () => void route.page.preload();
  return (
    <Link
      href={route.paths[0] ?? '/'}
      onPointerEnter={preload}
      onFocus={preload}
      {...(className !== undefined && { className })}
      {...(current && { 'aria-current': 'page' as const })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  );
}
