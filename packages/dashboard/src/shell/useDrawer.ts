import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { useState } from 'react';
import { useIsWide } from './useIsWide.ts';

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
