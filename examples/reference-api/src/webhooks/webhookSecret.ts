import { randomBytes } from 'node:crypto';
import type { AppContext } from '../appContext.ts';
import type { webhooks } from '../database/webhook.schema.ts';
import { openSecret, sealSecret } from '../identity/sealSecret.ts';

type Webhook = typeof webhooks.$inferSelect;

/** How long the previous secret also signs, in ms: enough time to deploy the new one everywhere. */
export const OVERLAP_MS = 24 * 60 * 60 * 1000;

/** `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Binds the secret to its purpose and its agent: it can't be decrypted for another agent or as a second factor. */
const owner = (agentId: string) => `webhook of ${agentId}`;

export const sealWebhookSecret = (secret: string, agentId: string, { signIns }: AppContext): string =>
  sealSecret(secret, owner(agentId), signIns.factorKey);

/** The secrets that sign now, the current one first. Empty if the operator's key has changed. */
export function signingSecrets(webhook: Webhook, { signIns, clock }: AppContext): string[] {
  const { agentId, sealedSecret, previousSealed, previousUntil } = webhook;
  const isOverlap = previousSealed !== null && (previousUntil?.getTime() ?? 0) > clock();
  return [sealedSecret, ...(isOverlap ? [previousSealed] : [])].flatMap((sealed) => {
    const secret = openSecret(sealed, owner(agentId), signIns.factorKey);
    return secret === null ? [] : [secret];
  });
}
