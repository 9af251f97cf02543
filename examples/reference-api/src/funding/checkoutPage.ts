import { formatMoney, toNaira } from '@oja/core';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
import { widgetSessions } from '../database/identity.schema.ts';
import type { Env } from '../http/env.ts';
import { notFound } from '../http/refusal.ts';
import { type PaymentEvent, sign } from './webhook.ts';

const PAGE_CSP = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The simulated payment provider: a page that asks for confirmation and then calls our webhook, signed like a real
 * one. It credits a wallet for free, so it is mounted only in the demo. Not part of the agent API.
 */
export function mountSimulatedCheckout(app: Hono<Env>, context: AppContext, secret: string): void {
  const find = async (reference: string) => {
    const [funding] = await context.db.select().from(fundings).where(eq(fundings.reference, reference));
    if (funding?.method !== 'automatic') throw notFound('There is no such payment.');
    return funding;
  };

  /** The site to return to; `null` for the dashboard, and for an origin without a session of the agent. */
  const findSite = async (agentId: string, origin = '') => {
    const ofAgent = and(eq(widgetSessions.agentId, agentId), eq(widgetSessions.origin, origin));
    const [site] = await context.db
      .select({ origin: widgetSessions.origin })
      .from(widgetSessions)
      .where(ofAgent)
      .limit(1);
    return site?.origin ?? null;
  };

  app.get('/checkout/:reference', async (c) => {
    const { amount, status, agentId } = await find(c.req.param('reference'));
    const site = await findSite(agentId, c.req.query('return'));
    c.header('Content-Security-Policy', PAGE_CSP);
    c.header('Cache-Control', 'no-store');
    // Without an action the form is posted to the address of this page, with its query.
    const form = html`<form method="post"><button>Pay ${formatMoney(amount)}</button></form>`;
    const back = site
      ? html`<a href="${site}/">Back to ${new URL(site).host}</a>`
      : html`<a href="/">Back to the dashboard</a>`;
    return c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Checkout (simulated)</title>
<h1>Checkout</h1><p>This page simulates a payment provider. No money moves outside this demo.</p>
${status === 'awaiting-payment' ? form : html`<p>This has been paid.</p>`}
<p>${back}</p></html>`);
  });

  app.post('/checkout/:reference', async (c) => {
    const { reference, amount, agentId } = await find(c.req.param('reference'));
    const event: PaymentEvent = {
      event: 'charge.success',
      reference,
      amount: toNaira(amount),
      currency: 'NGN',
    };
    const body = JSON.stringify(event);
    const headers = { 'x-signature': sign(body, secret, context.clock()) };
    // Passes the caller's connection on, because the rate limits need the caller's address.
    await app.request('/webhooks/payments', { method: 'POST', body, headers }, c.env);
    const site = await findSite(agentId, c.req.query('return'));
    // The policy allows no redirect of the form to another site: the page links there.
    return c.redirect(site ? `/checkout/${reference}?return=${encodeURIComponent(site)}` : '/', 303);
  });
}
