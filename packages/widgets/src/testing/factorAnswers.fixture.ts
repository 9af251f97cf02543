import { fixtures, ok, refuse } from '@oja/core/testing';

/** The server's message if the agent has a second factor. */
export const FACTOR_ASKED = 'Enter the code from your authenticator app.';

/** Refuses a request without a code, as the reference API does. */
export const askForFactor = () =>
  refuse(403, FACTOR_ASKED, { code: 'second_factor_required', errors: { code: [FACTOR_ASKED] } });

/** Confirms the password together with a code. */
export const confirmWithFactor = ({ body }: { readonly body?: { readonly code?: string | undefined } }) =>
  body?.code ? ok(fixtures.confirmPassword) : askForFactor();
