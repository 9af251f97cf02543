import type { BodyOf } from '../../http/endpoint.ts';
import type { CallResult } from '../../http/parseResponse.ts';
import { type CursorPages, createCursorPages, type Pages, toPage } from '../../store/pages.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { type PasswordProof, withProof } from '../security/password/proof.ts';
import { webhookEndpoints } from './endpoints.ts';
import type { Webhook, WebhookDelivery, WebhookSecret } from './schema.ts';

/** The address of a webhook, and its events. */
export type WebhookTerms = Omit<BodyOf<typeof webhookEndpoints.addWebhook>, 'confirmation'>;
/** The new settings of an existing webhook, and whether it is on. */
export type WebhookChange = Omit<BodyOf<typeof webhookEndpoints.changeWebhook>, 'confirmation'>;

/** The deliveries to one webhook, newest first. */
export interface WebhookLog extends CursorPages<Pages<WebhookDelivery>> {
  /** Sends an event again, with the same id. */
  replay(delivery: string): Promise<CallResult<WebhookDelivery>>;
  /** Sends a test event, once. */
  test(): Promise<CallResult<WebhookDelivery>>;
}

/** The agent's webhooks. Without a `proof`, a server may answer 403 `password_required` (`asksForPassword`). */
export interface WebhooksStore extends Resource<readonly Webhook[]> {
  /** Creates a webhook. Only this outcome has its secret. */
  add(terms: WebhookTerms, proof?: PasswordProof): Promise<CallResult<WebhookSecret>>;
  update(id: string, change: WebhookChange, proof?: PasswordProof): Promise<CallResult<Webhook>>;
  /** Replaces the secret; only this outcome has the new one. The previous secret also signs for a time. */
  rotate(id: string, proof: PasswordProof): Promise<CallResult<WebhookSecret>>;
  /** Removes a webhook and its log. */
  remove(id: string): Promise<CallResult<unknown>>;
  logOf(id: string): WebhookLog;
}

const PAGE = 20;

function createLog(id: string, { call, now }: Pick<StoreContext, 'call' | 'now'>): WebhookLog {
  const pages = createCursorPages<WebhookDelivery, Pages<WebhookDelivery>>(
    async (cursor) => {
      const query = { limit: PAGE, cursor };
      return toPage(await call(webhookEndpoints.webhookDeliveries, { params: { id }, query }));
    },
    (delivery) => delivery.id,
    now,
  );
  const sent = (result: CallResult<WebhookDelivery>) => {
    if (result.ok) pages.change((shown) => ({ ...shown, items: [result.data, ...shown.items] }));
    return result;
  };
  return {
    ...pages,
    replay: async (delivery) =>
      sent(await call(webhookEndpoints.replayWebhook, { params: { id, delivery } })),
    test: async () => sent(await call(webhookEndpoints.testWebhook, { params: { id } })),
  };
}

/** Creates the store of webhooks; pass it to `client.getStore`. */
export function createWebhooksStore({ call, now }: StoreContext): WebhooksStore {
  const resource = createResource<readonly Webhook[]>(() => call(webhookEndpoints.webhooks), now);
  const logs = new Map<string, WebhookLog>();
  /** Reloads the list from the server, even if the answer to the change was lost. */
  async function renewAfter<T>(change: Promise<CallResult<T>>): Promise<CallResult<T>> {
    const result = await change;
    if (result.ok || result.problem.kind !== 'client') void resource.renew();
    return result;
  }
  function prove<T>(
    proof: PasswordProof | undefined,
    send: (confirmation: { confirmation?: string }) => Promise<CallResult<T>>,
  ): Promise<CallResult<T>> {
    if (proof === undefined) return renewAfter(send({}));
    return withProof({ call }, proof, undefined, (confirmation) => renewAfter(send({ confirmation })));
  }
  return {
    ...resource,
    add: (terms, proof) =>
      prove(proof, (proven) => call(webhookEndpoints.addWebhook, { body: { ...terms, ...proven } })),
    update: (id, change, proof) =>
      prove(proof, (proven) =>
        call(webhookEndpoints.changeWebhook, { params: { id }, body: { ...change, ...proven } }),
      ),
    rotate: (id, proof) =>
      withProof({ call }, proof, undefined, (confirmation) =>
        renewAfter(call(webhookEndpoints.rotateWebhookSecret, { params: { id }, body: { confirmation } })),
      ),
    remove: (id) => renewAfter(call(webhookEndpoints.removeWebhook, { params: { id } })),
    logOf(id) {
      const known = logs.get(id) ?? createLog(id, { call, now });
      logs.set(id, known);
      return known;
    },
    reset() {
      for (const log of logs.values()) log.reset();
      logs.clear();
      resource.reset();
    },
  };
}
