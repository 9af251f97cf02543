import { and, eq, gt, lt } from 'drizzle-orm';
import type { AppContext } from '../appContext.ts';
import { agents, passwordConfirmations } from '../database/identity.schema.ts';
import { Refusal } from '../http/refusal.ts';
import { countTry, giveBack } from '../limits/countTry.ts';
import type { AgentCaller } from './caller.ts';
import { isPasswordOf } from './password.ts';
import { requireFactor } from './proveFactor.ts';
import { hashToken, newToken } from './token.ts';

/** Long enough to press a button, too short to be found and used later. */
const LIFE_MS = 5 * 60 * 1000;

/**
 * Issues a proof that the holder of this session also knows the password, and has the second factor if one is set. A
 * stolen session alone can't create a key. The proof is valid once, for this session, for five minutes. A wrong
 * password is a 400, because a 401 would mean that the session has ended.
 */
export async function confirmPassword(
  caller: AgentCaller,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  address: string,
  context: AppContext,
): Promise<{ confirmation: string; expiresAt: Date }> {
  const { agentId, sessionHash } = caller;
  const about = { agentId, address };
  await countTry('confirm:agent', agentId, context, about);
  const [agent] = await context.db.select().from(agents).where(eq(agents.id, agentId));
  if (!(await isPasswordOf(agent, password, context))) {
    context.security({ event: 'password-refused', ...about });
    const message = 'The password is not right.';
    throw new Refusal(400, 'wrong_password', message, { errors: { password: [message] } });
  }
  await giveBack('confirm:agent', agentId, context);
  await requireFactor(caller, code, address, context);
  const now = context.clock();
  const confirmation = newToken('confirmation');
  const expiresAt = new Date(now + LIFE_MS);
  await context.db.delete(passwordConfirmations).where(lt(passwordConfirmations.expiresAt, new Date(now)));
  await context.db
    .insert(passwordConfirmations)
    .values({ tokenHash: hashToken(confirmation), agentId, sessionHash, expiresAt });
  return { confirmation, expiresAt };
}

const passwordRequired = () => new Refusal(403, 'password_required', 'Enter your password to continue.');

const isOwn = (caller: AgentCaller, confirmation: string | undefined, { clock }: AppContext) =>
  and(
    eq(passwordConfirmations.tokenHash, hashToken(confirmation ?? '')),
    eq(passwordConfirmations.agentId, caller.agentId),
    eq(passwordConfirmations.sessionHash, caller.sessionHash),
    gt(passwordConfirmations.expiresAt, new Date(clock())),
  );

/** Uses up a confirmation of this session. Throws a 403 `password_required` without a valid one. */
export async function spendConfirmation(
  caller: AgentCaller,
  confirmation: string | undefined,
  context: AppContext,
): Promise<void> {
  const spent = await context.db
    .delete(passwordConfirmations)
    .where(isOwn(caller, confirmation, context))
    .returning({ agentId: passwordConfirmations.agentId });
  if (spent.length === 0) throw passwordRequired();
}

/** Checks like `spendConfirmation`, but keeps the confirmation, so that it can remove several rights. */
export async function checkConfirmation(
  caller: AgentCaller,
  confirmation: string | undefined,
  context: AppContext,
): Promise<void> {
  const own = isOwn(caller, confirmation, context);
  if ((await context.db.$count(passwordConfirmations, own)) === 0) throw passwordRequired();
}
