import { useText } from '@oja/widgets/binding';
import { dashboard } from '@oja/widgets/text';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '../ConfigContext.ts';
import { type RouteName, routeTitle } from './route.ts';
import { useFormKey } from './useFormKey.ts';

export interface LastRoute {
  /** `null` before the first screen. */
  at: string | null;
  /** True if the current screen was reached with Back. */
  isBack: boolean;
}

/** The last announced screen. It outlives each screen. */
export const RouteAnnouncerContext = createContext<RefObject<LastRoute>>({
  current: { at: null, isBack: false },
});

/**
 * Announces a screen: sets the tab's title and, except on the first screen, focuses the heading, so that a screen
 * reader reads it and Tab continues from there. A restarted form counts as a new screen. A screen reached with Back
 * keeps its scroll position; any other starts at the top.
 */
export function useRouteAnnouncer(screen: RouteName): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastRef = useContext(RouteAnnouncerContext);
  const [path] = useLocation();
  const formKey = useFormKey();
  const screenKey = formKey === '' ? path : `${path} ${formKey}`;
  const text = useText({ dashboard });
  const { productName } = useConfig();

  const title = text.dashboard.tabTitle(routeTitle(text.dashboard.screens, screen), productName);
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (lastRef.current.at !== null && lastRef.current.at !== screenKey) {
      heading.current?.focus({ preventScroll: true });
      if (!lastRef.current.isBack) scrollTo(0, 0);
    }
    lastRef.current.at = screenKey;
    lastRef.current.isBack = false;
  }, [lastRef, screenKey]);

  useEffect(() => {
    const note = ({ type }: Event) => {
      lastRef.current.isBack = type === 'popstate';
    };
    // wouter dispatches events with these names when it pushes or replaces.
    const moves = ['popstate', 'pushState', 'replaceState'];
    for (const move of moves) addEventListener(move, note);
    return () => {
      for (const move of moves) removeEventListener(move, note);
    };
  }, [lastRef]);

  return heading;
}
