import type { FamilyName } from '@oja/widgets/theme';
import { loadChunk } from '../onDemand/loadChunk.ts';

/** The stylesheet of each font, which names its files: a browser loads those that the device has not of its own. */
const files: Readonly<Record<FamilyName, () => Promise<unknown>>> = {
  Roboto: () => import('@oja/widgets/fonts/roboto.css'),
  Poppins: () => import('@oja/widgets/fonts/poppins.css'),
  Inter: () => import('@oja/widgets/fonts/inter.css'),
};

/** Loads a font. If it fails, the page stays in the device's own. */
export function loadFont(family: FamilyName): void {
  loadChunk(`font ${family}`, files[family]).catch(() => {});
}
