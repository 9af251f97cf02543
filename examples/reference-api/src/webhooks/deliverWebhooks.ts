import type { AppContext } from '../appContext.ts';
import { logFailure } from '../http/describeError.ts';
import { signMessage } from '../messages/signMessage.ts';
import {
  type ClaimedWebhookDelivery,
  claimWebhookDelivery,
  releaseWebhookDelivery,
} from './claimWebhookDelivery.ts';
import { finishTry } from './finishTry.ts';
import { type Posted, postWebhook } from './postWebhook.ts';
import { signingSecrets } from './webhookSecret.ts';

/** Concurrent tries per server, and per webhook: a slow receiver leaves capacity for the others. */
const AT_ONCE = 8;
const AT_ONCE_EACH = 2;

/** The tries of this server that are in progress, by webhook. */
export interface InFlight {
  total(): number;
  /** Webhooks with the maximum number of tries in progress. */
  busy(): readonly string[];
  during(webhookId: string, work: Promise<void>): Promise<void>;
}

export function createInFlight(): InFlight {
  const counts = new Map<string, number>();
  const add = (id: string, by: number) => {
    const count = (counts.get(id) ?? 0) + by;
    if (count > 0) counts.set(id, count);
    else counts.delete(id);
  };
  return {
    total: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
    busy: () => [...counts].flatMap(([id, count]) => (count >= AT_ONCE_EACH ? [id] : [])),
    during: (id, work) => {
      add(id, 1);
      return work.finally(() => add(id, -1));
    },
  };
}

/**
 * Tries due deliveries while there is capacity. Any server may call it at any time: no try is made by two of them.
 * `ending` stops it.
 */
export async function deliverWebhooks(
  context: AppContext,
  inFlight: InFlight,
  ending: AbortSignal,
): Promise<void> {
  const tries: Promise<void>[] = [];
  while (!ending.aborted && inFlight.total() < AT_ONCE) {
    const claimed = await claimWebhookDelivery(inFlight.busy(), context);
    if (!claimed) break;
    tries.push(inFlight.during(claimed.webhook.id, tryOne(claimed, context, ending)));
  }
  await Promise.all(tries);
}

async function tryOne(
  claimed: ClaimedWebhookDelivery,
  context: AppContext,
  ending: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  try {
    const posted = await post(claimed, context, ending);
    if (posted) await finishTry(claimed, posted, Math.round(performance.now() - begun), context);
    else await releaseWebhookDelivery(claimed, context);
  } catch (error) {
    // It is due again when its lease ends.
    logFailure('a webhook could not be tried', error, context);
  }
}

/** Returns `null` if the server stops during the try. */
async function post(
  { webhook, event }: ClaimedWebhookDelivery,
  context: AppContext,
  ending: AbortSignal,
): Promise<Posted | null> {
  const secrets = signingSecrets(webhook, context);
  if (secrets.length === 0) return { error: 'secret-unreadable' };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Oja-Webhooks',
    ...signMessage(event.id, context.clock(), event.body, ...secrets),
  };
  try {
    return await postWebhook({ url: webhook.url, headers, body: event.body }, context.webhooks, ending);
  } catch {
    return null;
  }
}
