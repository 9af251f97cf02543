import { createContext, useContext } from 'react';
import type { Routes } from './route.ts';

/** By context and not by import: the table knows the pages, and pages and shell ask the table. */
export const RoutesContext = createContext<Routes | null>(null);

/** The table of routes. */
export function useRoutes(): Routes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('No RoutesContext above.');
  return routes;
}
