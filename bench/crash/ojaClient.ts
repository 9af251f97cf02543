import {
  createClient,
  createPurchases,
  definitionOf,
  startForm,
  startPurchase,
  type TrackerState,
} from '@oja/core';
import { order, type StartClient, type Word } from './purchaseClient.ts';

const wordOf = ({ step }: TrackerState): Word => {
  if (step === 'delivered') return 'delivered';
  if (step === 'needs-review') return 'asks';
  return step === 'sending' || step === 'processing' || step === 'unknown' ? 'open' : 'failed';
};

/** Starts core as its README does. `createPurchases` comes first, so that earlier purchases are resumed. */
export const startOja: StartClient = async ({ dedupe, token }, say) => {
  const client = createClient({
    dedupe,
    getToken: async () => ({ token, expiresAt: new Date(Date.now() + 86_400_000).toISOString() }),
  });
  const purchases = client.getStore(createPurchases);
  purchases.trackers.subscribe((trackers) => {
    const last = trackers.at(-1);
    if (!last) return say('none');
    last.state.subscribe((state) => say(wordOf(state)));
  });
  await client.services.load();
  return {
    async buy() {
      const form = startForm(client, definitionOf('data'));
      form.enter({ recipient: order.recipient, service: order.serviceId, plan: order.planId });
      const draft = await form.submit();
      if (!draft) throw new Error('The form refused the order');
      const machine = startPurchase(client, 'data');
      machine.review(draft);
      await machine.buy();
    },
  };
};
