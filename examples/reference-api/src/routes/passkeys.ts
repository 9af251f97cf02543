import type { Wire } from '@oja/core';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { isUuid } from '../http/validate.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { findSignIn, finishSignIn } from '../identity/pendingSignIn.ts';
import { hashToken } from '../identity/token.ts';
import * as own from '../passkeys/ownPasskeys.ts';
import { newProvenCode, type PasskeyOwner } from '../passkeys/passkeyStep.ts';
import { beginProof, provePasskey as prove } from '../passkeys/provePasskey.ts';
import { signedIn } from './login.ts';

async function wirePasskeys(agentId: string, context: AppContext): Promise<Wire<'passkeys'>> {
  const rows = await own.findPasskeys(agentId, context);
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: createdAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
  };
}

export const passkeys: Handler<'passkeys'> = async ({ caller }, context) => ({
  data: await wirePasskeys(caller.agentId, context),
});

export const beginPasskey: Handler<'beginPasskey'> = async ({ caller, body }, context) => ({
  data: await own.beginPasskey(caller, body.confirmation, context),
});

export const addPasskey: Handler<'addPasskey'> = async ({ caller, body }, context) => {
  const { codes } = await own.addPasskey(caller, body, context);
  return {
    message:
      codes.length > 0 ? 'Keep the recovery codes: they are not shown again.' : 'Your passkey was added.',
    data: { ...(await wirePasskeys(caller.agentId, context)), codes },
  };
};

export const removePasskey: Handler<'removePasskey'> = async ({ caller, params, body }, context) => {
  const { id = '' } = params;
  if (!isUuid(id)) throw notFound('You have no such passkey.');
  await own.removePasskey(caller, id, body, context);
  return { message: 'The passkey was removed.', data: await wirePasskeys(caller.agentId, context) };
};

const proving = ({ agentId, sessionHash }: AgentCaller): PasskeyOwner => ({
  agentId,
  holderHash: sessionHash,
  kind: 'prove',
});

export const beginPasskeyProof: Handler<'beginPasskeyProof'> = async ({ caller }, context) => ({
  data: await beginProof(proving(caller), context),
});

export const provePasskey: Handler<'provePasskey'> = async ({ caller, body }, context) => {
  await prove(proving(caller), body.credential, context);
  const { agentId, sessionHash: holderHash } = caller;
  const { code, expiresAt } = await newProvenCode({ agentId, holderHash }, context);
  return { data: { code, expiresAt: expiresAt.toISOString() } };
};

const signingIn = (agentId: string, reference: string): PasskeyOwner => ({
  agentId,
  holderHash: hashToken(reference),
  kind: 'sign-in',
});

export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = async ({ body }, context) => {
  const agentId = await findSignIn(body.reference, context);
  return { data: await beginProof(signingIn(agentId, body.reference), context) };
};

/** The second step of a sign-in. */
export const passkeySignIn: Handler<'passkeySignIn'> = async ({ body, address, source }, context) => {
  const { reference, credential, device } = body;
  const agent = await finishSignIn(
    reference,
    (agentId) => prove(signingIn(agentId, reference), credential, context),
    context,
  );
  return signedIn(agent, { ...source, address, device }, context);
};
