import type { Hono } from 'hono';
import type { AppContext } from '../appContext.ts';
import type { Env } from '../http/env.ts';
import { receivePayment } from './webhook.ts';

/** Where the payment provider tells of payments: the only way, beside a person's review, that credits a wallet. */
export function mountPaymentWebhook(app: Hono<Env>, context: AppContext, secret: string): void {
  app.post('/webhooks/payments', async (c) => {
    const body = await c.req.text();
    await receivePayment(body, c.req.header('x-signature') ?? '', secret, context);
    return c.json({ message: 'Received.' });
  });
}
