import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { dashboard } from '@oja/widgets/text/en/dashboard.ts';
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useConfig } from '../ConfigContext.ts';
import { type ScreenName, screenTitle } from './route.ts';
import { useBegun } from './useBegun.ts';

/** Where the agent last arrived in this app; null before the first screen. */
export const ArrivalContext = createContext<{ at: string | null; byBack: boolean }>({
  at: null,
  byBack: false,
});

/**
 * What a screen does when one arrives: it names the tab, and after the first screen its heading takes the focus, so
 * that a screen reader says where one is and Tab goes on from there, also where a screen begins anew. One reached by
 * Back keeps its place; any other begins at its top.
 */
export function useArrival(screen: ScreenName): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useContext(ArrivalContext);
  const [path] = useLocation();
  const begun = useBegun();
  const place = begun === '' ? path : `${path} ${begun}`;
  const text = useText({ dashboard });
  const { productName } = useConfig();

  const title = text.dashboard.tabTitle(screenTitle(text.dashboard.screens, screen), productName);
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (arrival.at !== null && arrival.at !== place) {
      heading.current?.focus({ preventScroll: true });
      if (!arrival.byBack) scrollTo(0, 0);
    }
    arrival.at = place;
    arrival.byBack = false;
  }, [arrival, place]);

  useEffect(() => {
    const note = ({ type }: Event) => {
      arrival.byBack = type === 'popstate';
    };
    // The router tells of what it pushes and replaces by events of those names.
    const moves = ['popstate', 'pushState', 'replaceState'];
    for (const move of moves) addEventListener(move, note);
    return () => {
      for (const move of moves) removeEventListener(move, note);
    };
  }, [arrival]);

  return heading;
}
