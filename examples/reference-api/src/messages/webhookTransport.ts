import { readWebhookSecret, signMessage } from './signMessage.ts';
import { type MessageTransport, SendFailed } from './transport.ts';

/** Posts `{ to, subject?, text }`, signed by Standard Webhooks. Any 2xx means delivered. `clock` in ms. */
export function webhookTransport(
  { url, secret }: { readonly url: string; readonly secret: string },
  clock: () => number = Date.now,
  timeoutMs = 10_000,
): MessageTransport {
  if (!readWebhookSecret(secret)) throw new Error('OJA_MESSAGE_WEBHOOK_SECRET was not checked');
  return {
    name: 'webhook',
    async send(id, { to, subject, text }) {
      const body = JSON.stringify({ type: 'message', data: { to, subject, text } });
      const response = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...signMessage(id, clock(), body, secret) },
        // A redirect would send the code to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const isLate = error instanceof Error && error.name === 'TimeoutError';
        throw new SendFailed(isLate ? 'timeout' : 'connection', true);
      });
      await response.body?.cancel();
      const { status } = response;
      if (!response.ok)
        throw new SendFailed(`status ${status}`, status >= 500 || status === 408 || status === 429);
    },
    close: () => {},
  };
}
