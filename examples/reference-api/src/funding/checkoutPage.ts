import { formatMoney, toNaira } from '@oja/core';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../appContext.ts';
import { fundings } from '../database/funding.schema.ts';
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

  app.get('/checkout/:reference', async (c) => {
    const { reference, amount, status } = await find(c.req.param('reference'));
    c.header('Content-Security-Policy', PAGE_CSP);
    c.header('Cache-Control', 'no-store');
    const form = html`<form method="post" action="/checkout/${reference}"><button>Pay ${formatMoney(amount)}</button></form>`;
    return c.html(html`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Checkout (simulated)</title>
<h1>Checkout</h1><p>This page simulates a payment provider. No money moves outside this demo.</p>
${status === 'awaiting-payment' ? form : html`<p>This has been paid.</p>`}
<p><a href="/">Back to the dashboard</a></p></html>`);
  });

  app.post('/checkout/:reference', async (c) => {
    const { reference, amount } = await find(c.req.param('reference'));
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
    return c.redirect('/', 303);
  });
}
