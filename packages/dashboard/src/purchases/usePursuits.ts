import type { Purchases, Pursuit, PursuitState } from '@oja/core';
import { createPurchases } from '@oja/core';
import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useMemo, useSyncExternalStore } from 'react';

export type Followed = Readonly<{ pursuit: Pursuit; state: PursuitState }>;

/** Every purchase that this tab follows and where each stands, oldest first. */
export function usePursuits(): readonly Followed[] {
  const book = useClient().use(createPurchases);
  const { subscribe, version } = useMemo(() => watch(book), [book]);
  useSyncExternalStore(subscribe, version, version);
  return book.pursuits.peek().map((pursuit) => ({ pursuit, state: pursuit.state.peek() }));
}

/** A list of signals whose own states change too: told as one number that grows. */
function watch(book: Purchases) {
  let changes = 0;
  return {
    version: () => changes,
    subscribe(onChange: () => void): () => void {
      const change = () => {
        changes += 1;
        onChange();
      };
      let stops: (() => void)[] = [];
      const stopStates = () => {
        for (const stop of stops) stop();
      };
      const stopList = book.pursuits.subscribe((pursuits) => {
        stopStates();
        stops = pursuits.map(({ state }) => state.subscribe(change));
        change();
      });
      return () => {
        stopList();
        stopStates();
      };
    },
  };
}
