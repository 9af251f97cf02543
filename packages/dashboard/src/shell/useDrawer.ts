import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { media } from '@oja/widgets/theme';
import { useState, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** True if the side menu is beside the content, false if it is over it. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media.desk).matches,
    () => false,
  );
}

/** State of the side menu: open by default on wide screens, closed on narrow ones (specification, section 2). */
export function useDrawer() {
  const isWide = useIsWide();
  // Separate states, so that rotating a tablet does not open a menu that the agent closed. Only the wide one is stored.
  const preferences = useClient().getStore(createDevicePreferences);
  const { opened: openWide } = useSignal(preferences.state);
  const setOpenWide = (opened: boolean) => preferences.change({ opened });
  const [openNarrow, setOpenNarrow] = useState(false);
  const isOpen = isWide ? openWide : openNarrow;
  const set = isWide ? setOpenWide : setOpenNarrow;
  return { isWide, isOpen, toggle: () => set(!isOpen), close: () => set(false) };
}
