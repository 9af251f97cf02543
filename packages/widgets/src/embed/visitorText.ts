import type { Catalogue } from '../text/catalogue.ts';
import { embedFault } from '../text/en/embedFault.ts';

/**
 * What a visitor reads in place of what an agent would, who has an account and a support to call: what only the page's
 * owner can mend is said so. `isBlocked`: the page's own policy stops the calls. The rest is `text`, of the page's language.
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
