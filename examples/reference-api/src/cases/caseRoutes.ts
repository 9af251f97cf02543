import { caseResolutions, toNaira } from '@oja/core';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import type { Env } from '../http/env.ts';
import { operatorText, readBody } from '../http/validate.ts';
import { answerCase, casesToReview } from './resolveCase.ts';
import { caseNumber } from './wireCase.ts';

const verdictSchema = v.object({
  text: operatorText,
  resolution: v.optional(v.picklist(caseResolutions)),
});

/** Endpoints of `npm run review` for cases. The caller mounts them behind the check of the admin token. */
export function mountCases(app: Hono<Env>, context: AppContext): void {
  app.get('/admin/cases', async (c) => {
    const waiting = await casesToReview(context);
    const data = waiting.map(({ supportCase, sale, username }) => ({
      number: caseNumber(supportCase.seq),
      state: supportCase.state,
      openedBy: supportCase.openedBy,
      username,
      ref: sale.ref,
      name: sale.name,
      amount: toNaira(sale.amount),
      status: sale.status,
      message: supportCase.message,
      evidence: supportCase.evidence,
    }));
    return c.json({ data });
  });
  app.post('/admin/cases/:number', async (c) => {
    const verdict = (await readBody(c, verdictSchema)) as v.InferOutput<typeof verdictSchema>;
    const number = await answerCase(c.req.param('number'), verdict, context);
    return c.json({
      message: verdict.resolution
        ? `${number} is resolved: ${verdict.resolution}.`
        : `${number} is answered.`,
    });
  });
}
