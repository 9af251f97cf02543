import type { Handler } from '../http/handler.ts';
import { finishSignIn } from '../identity/pendingSignIn.ts';
import { factorWays, proveFactor } from '../identity/proveFactor.ts';
import * as own from '../identity/secondFactor.ts';
import { signedIn } from './login.ts';

export const secondFactor: Handler<'secondFactor'> = async ({ caller }, context) => ({
  data: await own.factorState(caller.agentId, context),
});

export const startSecondFactor: Handler<'startSecondFactor'> = async ({ caller, body }, context) => ({
  data: await own.startFactor(caller, body.confirmation, context),
});

export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (
  { caller, body, address },
  context,
) => {
  const data = await own.confirmFactor(caller, { ...body, address }, context);
  const advice =
    data.codes.length > 0
      ? 'Keep the recovery codes: they are not shown again.'
      : 'Your recovery codes have not changed.';
  return { message: `Your authenticator app is on. ${advice}`, data };
};

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async ({ caller, body }, context) => ({
  message: 'Keep these recovery codes: the earlier ones no longer work.',
  data: await own.renewCodes(caller, body.confirmation, context),
});

export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ caller, body }, context) => {
  const data = await own.removeFactor(caller, body, context);
  const hasMore = (await factorWays(caller.agentId, context)).length > 0;
  const message = hasMore
    ? 'Your authenticator app is off. Your passkeys still work.'
    : 'You now sign in with your password alone.';
  return { message, data };
};

/** The second step of a sign-in. */
export const factorSignIn: Handler<'factorSignIn'> = async ({ body, address, source }, context) => {
  const { reference, code, device } = body;
  const prove = (agentId: string) => proveFactor(agentId, code, address, context);
  const agent = await finishSignIn(reference, prove, context);
  return signedIn(agent, { ...source, address, device }, context);
};
