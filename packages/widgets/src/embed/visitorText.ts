import type { Catalogue } from '../text/catalogue.ts';
import { embedFault } from '../text/en/embedFault.ts';

/**
 * Text for a visitor, who has no account and no support: replaces the agent's sentences about faults that only the page's
 * owner can fix. `isBlocked`: the page's policy blocks the calls. `text` is in the page's language.
 */
export function visitorText(isBlocked: boolean, text: Catalogue): Catalogue {
  const { host } = { ...embedFault, ...text.embedFault };
  return {
    ...text,
    problems: {
      ...text.problems,
      session: host,
      noToken: host,
      unknown: host,
      ...(isBlocked && { connection: host }),
    },
    purchaseForm: { ...text.purchaseForm, noServices: host },
  };
}
