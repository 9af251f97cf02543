import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppContext } from '../appContext.ts';
import type { Env } from '../http/env.ts';
import { operatorText } from '../http/operatorText.ts';
import { readBody } from '../http/validate.ts';
import { actForAgent } from './operatorActs.ts';

const actSchema = v.object({ act: v.picklist(['end-sessions', 'remove-factor']), reason: operatorText });

/** Mounts the operator's actions for an agent, which `npm run review` calls. `mountReview` checks the admin token. */
export function mountAgents(app: Hono<Env>, context: AppContext): void {
  app.post('/admin/agents/:username', async (c) => {
    const { act, reason } = (await readBody(c, actSchema)) as v.InferOutput<typeof actSchema>;
    const username = c.req.param('username');
    const ended = await actForAgent(act, { username, reason }, context);
    const factor = act === 'remove-factor' ? 'The second factor is off. ' : '';
    return c.json({ message: `${factor}Sessions ended: ${ended}. The agent was told.` });
  });
}
