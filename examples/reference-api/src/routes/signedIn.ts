import type { Wire } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { agents } from '../database/identity.schema.ts';
import type { DeviceSource } from '../identity/devices.ts';
import { rememberAddress } from '../identity/knownAddresses.ts';
import { openSession } from '../identity/openSession.ts';
import { wireUser } from './user.ts';

/** Signs an agent in after all proofs. `identifier`: the typed name. */
export async function signedIn(
  agent: typeof agents.$inferSelect,
  source: DeviceSource,
  context: AppContext,
  identifier: string = agent.username,
): Promise<{ message: string; data: Wire<'login'> }> {
  const { address } = source;
  await rememberAddress(agent.id, address, context);
  context.security({ event: 'sign-in', agentId: agent.id, identifier, address });
  const authorization = await openSession(agent.id, source, context);
  return {
    message: `Welcome back, ${agent.firstName}.`,
    data: { user: wireUser(agent), authorization },
  };
}
