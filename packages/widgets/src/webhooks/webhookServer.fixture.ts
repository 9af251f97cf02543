import { fixtures, ok, refuse } from '@oja/core/testing';
import type { Answers } from '../testing/testClient.ts';

const [webhook] = fixtures.webhooks ?? [];
const [delivered] = fixtures.webhookDeliveries ?? [];
if (!webhook || !delivered) throw new Error('The fixtures have no webhook');

export const demoWebhook = webhook;
export const demoDelivered = delivered;

/** The secret that the fake server creates. */
export const { secret } = fixtures.addWebhook;

/** A delivery with two failed tries and another one scheduled. */
export const failingDelivery = {
  ...demoDelivered,
  id: 'delivery-2',
  type: 'sale.delivered',
  state: 'waiting',
  nextTryAt: '2026-11-21T10:15:00+01:00',
  payload: '{"type":"sale.delivered","data":{"ref":"OJA-9000","amount":45600}}',
  attempts: [
    { at: '2026-11-21T09:15:00+01:00', tookMs: 10_000, error: 'timeout' },
    { at: '2026-11-21T09:16:00+01:00', tookMs: 132, httpStatus: 503, answer: 'Down for maintenance' },
  ],
};

const wrongPassword = 'The password is not right.';
const asked = () => refuse(403, 'Enter your password first.', { code: 'password_required' });

/** A fake server with one webhook that stores changes. A new webhook or URL requires the password "oja-demo-2026". */
export function webhookAnswers(change: Answers = {}): Answers {
  let all = [demoWebhook];
  let log = [demoDelivered];
  const send = (id: string) => {
    log = [{ ...demoDelivered, id }, ...log];
    return ok({ ...fixtures.testWebhook, id }, { status: 201 });
  };
  return {
    webhooks: () => ok(all),
    confirmPassword: ({ body }) =>
      body.password === 'oja-demo-2026'
        ? ok(fixtures.confirmPassword)
        : refuse(400, wrongPassword, { code: 'wrong_password', errors: { password: [wrongPassword] } }),
    addWebhook({ body: { url, eventTypes, confirmation } }) {
      if (!confirmation) return asked();
      const made = { ...demoWebhook, id: 'webhook-2', url, eventTypes, lastDeliveredAt: null };
      all = [...all, made];
      return ok({ webhook: made, secret }, { status: 201 });
    },
    changeWebhook({ params, body: { url, eventTypes, isOn, confirmation } }) {
      const before = all.find(({ id }) => id === params['id']);
      if (!before) return refuse(404, 'There is no such webhook.');
      if (url !== before.url && !confirmation) return asked();
      const changed = { ...before, url, eventTypes, isOn, stoppedBy: isOn ? null : 'agent' };
      all = all.map((one) => (one === before ? changed : one));
      return ok(changed);
    },
    rotateWebhookSecret: () => ok(fixtures.rotateWebhookSecret),
    removeWebhook({ params }) {
      all = all.filter(({ id }) => id !== params['id']);
      return ok(null);
    },
    webhookDeliveries: () => ok(log),
    testWebhook: () => send(`test-${log.length}`),
    replayWebhook: () => send(`again-${log.length}`),
    ...change,
  };
}
