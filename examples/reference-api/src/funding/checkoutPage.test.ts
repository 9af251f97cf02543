import { Hono } from 'hono';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerError } from '../http/answerError.ts';
import type { Env } from '../http/env.ts';
import type { AgentCaller } from '../identity/caller.ts';
import { contextForTests } from '../testing/appContext.helper.ts';
import { startCheckout } from './checkout.ts';
import { mountSimulatedCheckout } from './checkoutPage.ts';
import { claimTransfer } from './claims.ts';
import { mountReview } from './reviewRoutes.ts';
import { mountPaymentWebhook } from './webhook.ts';

const test = contextForTests();
const app = new Hono<Env>();
let bola: AgentCaller;
beforeAll(async () => {
  app.onError((error, c) => answerError(error, c, test().context.log));
  mountPaymentWebhook(app, test().context, 'a secret');
  mountSimulatedCheckout(app, test().context, 'a secret');
  mountReview(app, test().context, { adminToken: 'the-admin-token' });
  bola = await test().caller('bola');
});
const wallet = () => test().ledger.balance('bola');

describe('the checkout page', () => {
  it('shows the amount, takes a confirmation, and credits once', async () => {
    const before = await wallet();
    const { reference, net } = await startCheckout(bola, '5000.00', test().context);
    const page = await app.request(`/checkout/${reference}`);
    expect(await page.text()).toContain('Pay ₦5,000.00');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const _ of ['yes', 'yes again']) {
      const paid = await app.request(`/checkout/${reference}`, { method: 'POST' });
      expect([paid.status, paid.headers.get('location')]).toEqual([303, '/']);
    }
    expect(await wallet()).toBe(before + net);
    const after = await (await app.request(`/checkout/${reference}`)).text();
    expect(after).toContain('This has been paid.');
    expect(after).not.toContain('<form');
  });

  it('leads back only to a site with a session of the agent, else to the dashboard', async () => {
    const { reference } = await startCheckout(bola, '5000.00', test().context);
    const address = `/checkout/${reference}?return=${encodeURIComponent('https://evil.example')}`;
    const page = await (await app.request(address)).text();
    expect(page).toContain('href="/"');
    expect(page).not.toContain('evil.example');
    const paid = await app.request(address, { method: 'POST' });
    expect(paid.headers.get('location')).toBe('/');
  });

  it('returns 404 for an unknown reference', async () => {
    for (const reference of ['FND-NOBODY', '<script>'])
      expect((await app.request(`/checkout/${encodeURIComponent(reference)}`)).status).toBe(404);
  });

  it('does not replace the signature: an unsigned webhook gets 401', async () => {
    const before = await wallet();
    const { reference } = await startCheckout(bola, '5000.00', test().context);
    const body = JSON.stringify({ event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' });
    expect((await app.request('/webhooks/payments', { method: 'POST', body })).status).toBe(401);
    expect(await wallet()).toBe(before);
  });
});

describe('the review of claims', () => {
  const admin = (path: string, token: string, body?: unknown) =>
    app.request(
      `/admin/claims${path}`,
      {
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      },
      {},
    );

  it('lists waiting claims and takes a verdict, only with the admin token', async () => {
    const before = await wallet();
    const claim = {
      amount: '2000.00',
      bankCode: '058',
      senderName: 'Bola',
      transferReference: 'S-1',
      paidAt: '2026-11-21T09:00:00+01:00',
    };
    const { reference } = await claimTransfer(bola.agentId, claim, test().context);
    expect((await admin('', 'a guess')).status).toBe(401);
    expect(test().security.map(({ event }) => event)).toContain('admin-refused');
    expect((await admin(`/${reference}`, 'a guess', { approve: true })).status).toBe(401);
    expect(await wallet()).toBe(before);
    const waiting = await (await admin('', 'the-admin-token')).json();
    expect(waiting).toMatchObject({ data: [{ reference, username: 'bola', amount: '2000.00' }] });
    expect((await admin(`/${reference}`, 'the-admin-token', { approve: false })).status).toBe(400);
    expect((await admin(`/${reference}`, 'the-admin-token', { approve: true })).status).toBe(200);
    expect(await wallet()).toBe(before + 200_000);
  });
});
