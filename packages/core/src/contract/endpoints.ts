import { servicesEndpoints } from '../catalogue/endpoints.ts';
import { lookUpEndpoints } from '../catalogue/lookUpEndpoints.ts';
import { apiKeyEndpoints } from '../features/api-keys/endpoints.ts';
import { caseEndpoints } from '../features/cases/endpoints.ts';
import { customerEndpoints } from '../features/customers/endpoints.ts';
import { checkoutEndpoints, fundingEndpoints } from '../features/funding/endpoints.ts';
import { noticeEndpoints } from '../features/notices/endpoints.ts';
import { noticeInboxEndpoints } from '../features/notices/inboxEndpoints.ts';
import { ownDataEndpoints } from '../features/own-data/endpoints.ts';
import { printEndpoints } from '../features/prints/endpoints.ts';
import { profitEndpoints } from '../features/profit/endpoints.ts';
import { salesEndpoints } from '../features/sales/endpoints.ts';
import { scheduleEndpoints } from '../features/schedules/endpoints.ts';
import { passkeyEndpoints } from '../features/security/passkeys/endpoints.ts';
import { passkeyProofEndpoints } from '../features/security/passkeys/proofEndpoints.ts';
import { passwordProofEndpoints } from '../features/security/password/proofEndpoints.ts';
import { passwordResetEndpoints } from '../features/security/password/resetEndpoints.ts';
import { pinEndpoints } from '../features/security/pin/endpoints.ts';
import { secondFactorEndpoints } from '../features/security/second-factor/endpoints.ts';
import { factorSignInEndpoints } from '../features/security/second-factor/signInEndpoints.ts';
import { sessionEndpoints } from '../features/security/sessions/endpoints.ts';
import { statementEndpoints } from '../features/statement/endpoints.ts';
import { contactEndpoints } from '../features/support/endpoints.ts';
import { walletEndpoints } from '../features/wallet/endpoints.ts';
import { webhookEndpoints } from '../features/webhooks/endpoints.ts';
import type { AnswerOf, BodyOf, Endpoint, QueryOf, WireOf } from '../http/endpoint.ts';
import { purchaseEndpoints } from '../purchase/endpoints.ts';
import { accountEndpoints } from '../session/endpoints.ts';
import { widgetSessionEndpoints } from '../session/widgetSessionEndpoints.ts';
import { historyEndpoints, transactionEndpoints } from '../transaction/endpoints.ts';

/**
 * Every call of the API, by name: for the OpenAPI document, servers and tests. A store imports the endpoints that it
 * calls, so that a bundle contains no others. Order matters: `/transactions/summary` would match `/transactions/{ref}`.
 */
// A function call that a bundler can drop if nothing uses the table.
export const endpoints = /* @__PURE__ */ (() => ({
  ...accountEndpoints,
  ...noticeEndpoints,
  ...walletEndpoints,
  ...historyEndpoints,
  ...servicesEndpoints,
  ...lookUpEndpoints,
  ...salesEndpoints,
  ...purchaseEndpoints,
  ...transactionEndpoints,
  ...passwordResetEndpoints,
  ...contactEndpoints,
  ...fundingEndpoints,
  ...checkoutEndpoints,
  ...apiKeyEndpoints,
  ...customerEndpoints,
  ...pinEndpoints,
  ...secondFactorEndpoints,
  ...factorSignInEndpoints,
  ...passkeyEndpoints,
  ...passkeyProofEndpoints,
  ...passwordProofEndpoints,
  ...sessionEndpoints,
  ...profitEndpoints,
  ...printEndpoints,
  ...statementEndpoints,
  ...noticeInboxEndpoints,
  ...ownDataEndpoints,
  ...caseEndpoints,
  ...scheduleEndpoints,
  ...webhookEndpoints,
  ...widgetSessionEndpoints,
}))();

export type EndpointName = keyof typeof endpoints;

/** Parsed answer of a call, by the call's name: amounts in kobo, times in ms. */
export type Answer<N extends EndpointName> = AnswerOf<(typeof endpoints)[N]>;
/** The request body of a call before it is validated, by the call's name. */
export type Body<N extends EndpointName> = BodyOf<(typeof endpoints)[N]>;
export type Query<N extends EndpointName> = QueryOf<(typeof endpoints)[N]>;
/** `data` of a successful response before it is parsed, by the call's name: the type of fixtures and of the reference API. */
export type Wire<N extends EndpointName> = WireOf<(typeof endpoints)[N]>;

type Path = Endpoint['path'];

/**
 * How a server differs from the table: another path for a call (below the base path), or `false` for an extension that
 * it lacks. A call of the specification cannot be switched off.
 */
export type EndpointSettings = {
  readonly [N in EndpointName]?: (typeof endpoints)[N] extends { readonly specified: true }
    ? Path
    : Path | false;
};
