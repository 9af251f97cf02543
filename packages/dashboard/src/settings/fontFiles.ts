import type { FamilyName } from '@oja/widgets/theme';
import { loadChunk } from '../onDemand/loadChunk.ts';

/** Stylesheets of the optional fonts. Roboto, which is also used for figures, is loaded by the app itself. */
const files: Readonly<Record<FamilyName, (() => Promise<unknown>) | null>> = {
  Roboto: null,
  Poppins: () => import('@oja/widgets/fonts/poppins.css'),
  Inter: () => import('@oja/widgets/fonts/inter.css'),
};

/** Loads a chosen font. If it fails, the page keeps the device's font. */
export function loadFont(family: FamilyName): void {
  const load = files[family];
  if (load) loadChunk(`font ${family}`, load).catch(() => {});
}
