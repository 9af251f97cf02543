import { createContext, useContext } from 'react';
import type { Routes } from './route.ts';

/** A context avoids an import cycle: the route table imports the pages, and the pages and the shell read the table. */
export const RoutesContext = createContext<Routes | null>(null);

/** The route table. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('No RoutesContext above.');
  return routes;
}
