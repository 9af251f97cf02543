import { useState } from 'react';
import { useIsWide } from './useIsWide.ts';

/** The side menu: open by default where the screen is wide, closed where it is narrow (specification, section 2). */
export function useDrawer() {
  const isWide = useIsWide();
  // Two answers, so that turning a tablet on its side opens nothing that the agent closed.
  const [openWide, setOpenWide] = useState(true);
  const [openNarrow, setOpenNarrow] = useState(false);
  const isOpen = isWide ? openWide : openNarrow;
  const set = isWide ? setOpenWide : setOpenNarrow;
  return { isWide, isOpen, toggle: () => set(!isOpen), close: () => set(false) };
}
