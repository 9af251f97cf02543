import { createDevicePreferences } from '@oja/core';
import { useClient, useSignal } from '@oja/widgets/binding';
import { useState } from 'react';
import { useIsWide } from './useIsWide.ts';

/** The side menu: open by default where the screen is wide, closed where it is narrow (specification, section 2). */
export function useDrawer() {
  const isWide = useIsWide();
  // Two answers, so that turning a tablet on its side opens nothing that the agent closed. The wide one is kept.
  const preferences = useClient().getStore(createDevicePreferences);
  const { opened: openWide } = useSignal(preferences.state);
  const setOpenWide = (opened: boolean) => preferences.change({ opened });
  const [openNarrow, setOpenNarrow] = useState(false);
  const isOpen = isWide ? openWide : openNarrow;
  const set = isWide ? setOpenWide : setOpenNarrow;
  return { isWide, isOpen, toggle: () => set(!isOpen), close: () => set(false) };
}
