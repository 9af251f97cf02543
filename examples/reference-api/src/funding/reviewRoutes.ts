import { toNaira } from '@oja/core';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import { clientAddress } from '../http/address.ts';
import { hasBearer } from '../http/bearer.ts';
import type { Env } from '../http/env.ts';
import { Refusal } from '../http/refusal.ts';
import { readBody } from '../http/validate.ts';
import { claimsInReview, reviewClaim } from './reviewClaim.ts';

const verdictSchema = v.variant('approve', [
  v.object({ approve: v.literal(true) }),
  v.object({
    approve: v.literal(false),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
]);

/** Endpoints of `npm run review`, for the people who check bank statements. They need the admin token. */
export function mountReview(
  app: Hono<Env>,
  context: AppContext,
  { adminToken, addressHeader }: { readonly adminToken: string; readonly addressHeader?: string | undefined },
): void {
  app.use('/admin/*', async (c, next) => {
    if (!hasBearer(c, adminToken)) {
      context.security({ event: 'admin-refused', address: clientAddress(c, addressHeader) });
      throw new Refusal(401, 'unauthenticated', 'The admin token is missing or wrong.');
    }
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.get('/admin/claims', async (c) => {
    const waiting = await claimsInReview(context);
    const data = waiting.map(({ username, claim, rivals }) => ({
      reference: claim.reference,
      username,
      amount: toNaira(claim.amount),
      bankCode: claim.bankCode,
      senderName: claim.senderName,
      transferReference: claim.transferReference,
      paidAt: claim.paidAt?.toISOString() ?? null,
      disputed: rivals.length > 0,
      rivals,
    }));
    return c.json({ data });
  });
  app.post('/admin/claims/:reference', async (c) => {
    const verdict = (await readBody(c, verdictSchema)) as v.InferOutput<typeof verdictSchema>;
    await reviewClaim(c.req.param('reference'), verdict, context);
    return c.json({ message: verdict.approve ? 'Approved and credited.' : 'Rejected.' });
  });
}
