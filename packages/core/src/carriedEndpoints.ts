import { apiKeyEndpoints } from './apiKeyEndpoints.ts';
import { caseEndpoints } from './caseEndpoints.ts';
import { contactEndpoints } from './contactEndpoints.ts';
import { customerEndpoints } from './customerEndpoints.ts';
import { factorSignInEndpoints } from './factorSignInEndpoints.ts';
import { fundingEndpoints } from './fundingEndpoints.ts';
import { noticeEndpoints } from './noticeEndpoints.ts';
import { ownDataEndpoints } from './ownDataEndpoints.ts';
import { passkeyEndpoints } from './passkeyEndpoints.ts';
import { passkeyProofEndpoints } from './passkeyProofEndpoints.ts';
import { passwordProofEndpoints } from './passwordProofEndpoints.ts';
import { passwordResetEndpoints } from './passwordResetEndpoints.ts';
import { pinEndpoints } from './pinEndpoints.ts';
import { printEndpoints } from './printEndpoints.ts';
import { profitEndpoints } from './profitEndpoints.ts';
import { scheduleEndpoints } from './scheduleEndpoints.ts';
import { secondFactorEndpoints } from './secondFactorEndpoints.ts';
import { sessionEndpoints } from './sessionEndpoints.ts';
import { statementEndpoints } from './statementEndpoints.ts';
import { webhookEndpoints } from './webhookEndpoints.ts';

/**
 * The endpoints that an agent's client does not have from the start. The store that makes a call registers its endpoint
 * (`carry` of the store's context), so that the first screens load none of them. They have their own module because a
 * bundler includes a module as a whole.
 */
export const carriedEndpoints: typeof passwordResetEndpoints &
  typeof contactEndpoints &
  typeof fundingEndpoints &
  typeof apiKeyEndpoints &
  typeof customerEndpoints &
  typeof pinEndpoints &
  typeof secondFactorEndpoints &
  typeof factorSignInEndpoints &
  typeof passkeyEndpoints &
  typeof passkeyProofEndpoints &
  typeof passwordProofEndpoints &
  typeof sessionEndpoints &
  typeof profitEndpoints &
  typeof printEndpoints &
  typeof statementEndpoints &
  typeof noticeEndpoints &
  typeof ownDataEndpoints &
  typeof caseEndpoints &
  typeof scheduleEndpoints &
  typeof webhookEndpoints = /* @__PURE__ */ Object.assign(
  {},
  passwordResetEndpoints,
  contactEndpoints,
  fundingEndpoints,
  apiKeyEndpoints,
  customerEndpoints,
  pinEndpoints,
  secondFactorEndpoints,
  factorSignInEndpoints,
  passkeyEndpoints,
  passkeyProofEndpoints,
  passwordProofEndpoints,
  sessionEndpoints,
  profitEndpoints,
  printEndpoints,
  statementEndpoints,
  noticeEndpoints,
  ownDataEndpoints,
  caseEndpoints,
  scheduleEndpoints,
  webhookEndpoints,
);
