import { apiAccessRequests } from './requests/apiAccess.ts';
import { businessRequests } from './requests/business.ts';
import { passkeyRequests } from './requests/passkeys.ts';
import type { RequestExamples } from './requests/requestExample.ts';
import { securityRequests } from './requests/security.ts';
import { sellingRequests } from './requests/selling.ts';
import { signingInRequests } from './requests/signingIn.ts';
import { supportRequests } from './requests/support.ts';
import { walletRequests } from './requests/wallet.ts';
import { webhookRequests } from './requests/webhooks.ts';

/** By endpoint name. A test checks them with the schemas of the endpoints. */
export const requests: RequestExamples = {
  ...signingInRequests,
  ...passkeyRequests,
  ...securityRequests,
  ...walletRequests,
  ...sellingRequests,
  ...businessRequests,
  ...supportRequests,
  ...apiAccessRequests,
  ...webhookRequests,
};
