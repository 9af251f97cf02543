import type { Handler } from '../http/handler.ts';
import { rememberAddress } from '../identity/knownAddresses.ts';
import { openSession } from '../identity/openSession.ts';
import { finishSignIn } from '../identity/pendingSignIn.ts';
import * as own from '../identity/secondFactor.ts';
import { wireUser } from './user.ts';

export const secondFactor: Handler<'secondFactor'> = async ({ caller }, context) => ({
  data: await own.factorState(caller.agentId, context),
});

export const startSecondFactor: Handler<'startSecondFactor'> = async ({ caller, body }, context) => ({
  data: await own.startFactor(caller, body.confirmation, context),
});

export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async (
  { caller, body, address },
  context,
) => ({
  message: 'Your second factor is on. Keep the recovery codes: they are not shown again.',
  data: await own.confirmFactor(caller, { ...body, address }, context),
});

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = async ({ caller, body }, context) => ({
  message: 'Keep these recovery codes: those before are good for nothing.',
  data: await own.renewCodes(caller, body.confirmation, context),
});

export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ caller, body }, context) => ({
  message: 'You sign in with your password alone now.',
  data: await own.removeFactor(caller, body, context),
});

/** The second half of a sign-in. */
export const factorSignIn: Handler<'factorSignIn'> = async ({ body, address, source }, context) => {
  const agent = await finishSignIn({ ...body, address }, context);
  await rememberAddress(agent.id, address, context);
  context.security({ event: 'sign-in', agentId: agent.id, identifier: agent.username, address });
  const authorization = await openSession(agent.id, { ...source, address, device: body.device }, context);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
};
