import { HOUR, kobo } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { apiKeys, widgetSessions } from '../database/identity.schema.ts';
import { DEMO_AGENT, DEMO_API_KEY } from '../seed/demo.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { authenticate } from './authenticate.ts';
import type { AgentCaller } from './caller.ts';
import { confirmPassword } from './confirmPassword.ts';
import { hashToken, newToken } from './token.ts';

const test = contextForTests();

async function confirm(caller: AgentCaller): Promise<string> {
  const proof = { password: DEMO_AGENT.password };
  return (await confirmPassword(caller, proof, '10.0.0.1', test().context)).confirmation;
}

/** Creates a key as an agent does, with a confirmation of the password. */
async function makeKey(caller: AgentCaller) {
  const { context } = test();
  const confirmation = await confirm(caller);
  return createApiKey(caller, { confirmation }, context);
}

describe('API keys', () => {
  const partner = (key: string) =>
    authenticate(
      { auth: 'api-key', keyRights: ['widget-sessions'] },
      { authorization: `Bearer ${key}`, origin: undefined, address: '10.0.0.1' },
      test().context,
    );

  it('are returned in full once, stored as a hash, and listed by their prefix', async () => {
    const { context, caller } = test();
    const bola = await caller('bola');
    const { agentId } = bola;
    const made = await makeKey(bola);
    expect(made.key).toMatch(/^oja_[\w-]{43}$/);
    expect(JSON.stringify(await context.db.select().from(apiKeys))).not.toContain(made.key);
    const [listed] = await listApiKeys(agentId, context);
    expect(listed).toEqual({
      id: made.id,
      name: made.name,
      prefix: made.key.slice(0, 8),
      dailyLimit: 50_000_000,
      spentToday: 0,
      createdAt: made.createdAt,
      lastUsedAt: null,
      lastUsedAddress: null,
      scopes: ['widget-sessions'],
      maxPerSale: null,
      addresses: [],
      expiresAt: null,
      previousPrefix: null,
      previousUntil: null,
    });
  });

  it('record when they were last used', async () => {
    const { context, caller, clock } = test();
    const bola = await caller('bola');
    const { agentId } = bola;
    const { key, id } = await makeKey(bola);
    clock.forward(HOUR);
    await partner(key);
    const used =
      (await listApiKeys(agentId, context)).find((one) => one.id === id)?.lastUsedAt?.getTime() ?? 0;
    expect(Math.abs(used - clock.now())).toBeLessThan(5_000);
  });

  it('end when they are revoked, with the widget sessions that they opened', async () => {
    const { context, caller, clock } = test();
    const amaka = await caller('amaka');
    const { agentId } = amaka;
    const [demo] = await listApiKeys(agentId, context);
    const origin = 'https://shop.example';
    const token = newToken('widget');
    await context.db.insert(widgetSessions).values({
      id: crypto.randomUUID(),
      tokenHash: hashToken(token),
      apiKeyId: demo?.id ?? '',
      agentId,
      origin,
      scopes: ['purchase:data'],
      maxAmount: kobo(100),
      spent: kobo(0),
      createdAt: new Date(clock.now()),
      expiresAt: new Date(clock.now() + HOUR),
    });
    const embed = () =>
      authenticate(
        { auth: 'agent-or-widget' },
        { authorization: `Bearer ${token}`, origin, address: '10.0.0.2' },
        context,
      );
    expect([(await partner(DEMO_API_KEY))?.kind, (await embed())?.kind]).toEqual(['api-key', 'widget']);
    await revokeApiKey(amaka, demo?.id ?? '', await confirm(amaka), context);
    expect(await listApiKeys(agentId, context)).toEqual([]);
    expect(await refusalOf(partner(DEMO_API_KEY))).toEqual([401, 'key_revoked']);
    expect(await refusalOf(embed())).toEqual([401, 'unauthenticated']);
    const again = revokeApiKey(amaka, demo?.id ?? '', await confirm(amaka), context);
    expect(await refusalOf(again)).toEqual([404, 'not_found']);
  });

  it('can’t be revoked by another agent or by an invalid id', async () => {
    const { context, caller } = test();
    const bola = await caller('bola');
    const amaka = await caller('amaka');
    const { id } = await makeKey(bola);
    for (const wrong of [id, "'; drop table api_keys; --"])
      expect(await refusalOf(revokeApiKey(amaka, wrong, await confirm(amaka), context))).toEqual([
        404,
        'not_found',
      ]);
    expect((await listApiKeys(bola.agentId, context)).some((one) => one.id === id)).toBe(true);
  });
});
