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

/** A link to a screen. What the screen is made of is loaded as soon as somebody points at it. */
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
