import type { Catalogue } from '../../text/catalogue.ts';
import { payer } from '../../text/en/payer.ts';

/**
 * Text for a payer who does not own the wallet: replaces the sentences of `checkout` that speak to its owner. `text` is in
 * the page's language.
 */
export function payerText(text: Catalogue): Catalogue {
  return { ...text, checkout: { ...text.checkout, ...payer.steps, ...text.payer?.steps } };
}
