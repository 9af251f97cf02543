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
 * The rows of THE TABLE that a client of an agent does not begin with: each comes with the store that makes its call
 * (`carry` of a store's context), so that the first screens load none of them. A module of its own, because a bundle
 * loads a module as a whole.
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
