import type { FamilyName } from '@oja/widgets/theme';
import { loadChunk } from '../onDemand/loadChunk.ts';

/** The stylesheet of each font that no phone has of its own. Roboto, which is also that of figures, comes by itself. */
const files: Readonly<Record<FamilyName, (() => Promise<unknown>) | null>> = {
  Roboto: null,
  Poppins: () => import('@oja/widgets/fonts/poppins.css'),
  Inter: () => import('@oja/widgets/fonts/inter.css'),
};

/** Loads a chosen font. If it fails, the page stays in the device's own. */
export function loadFont(family: FamilyName): void {
  const load = files[family];
  if (load) loadChunk(`font ${family}`, load).catch(() => {});
}
