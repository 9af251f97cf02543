import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '../appContext.ts';
import { printable } from '../printable.ts';
import type { SecurityLog } from '../security/securityLog.ts';
import { smtpTransport } from './smtpTransport.ts';
import { type MessageTransport, SendFailed } from './transport.ts';
import { webhookTransport } from './webhookTransport.ts';

/** How messages reach people. A text may contain a code, so no transport stores or logs it. */
export interface MessageSettings {
  /** Receives each message itself; for tests, and for an operator's own transport. The demo prints by default. */
  readonly tell?: (message: Message) => void;
  /** By SMTP: `url` such as "smtps://user:password@mail.example:465", `from` such as "Oja <no-reply@example.ng>". */
  readonly mail?: { readonly url: string; readonly from: string };
  /** By a signed POST (Standard Webhooks): `secret` is "whsec_" and 24 to 64 bytes in base64. */
  readonly messageWebhook?: { readonly url: string; readonly secret: string };
}

/** Delays between the tries of one message, in ms. A code is valid for ten minutes, so later tries would be useless. */
const PAUSES = [1_000, 5_000, 20_000];
/** Maximum pending messages: a flood of resets must not fill the memory. */
const MOST_AT_ONCE = 500;

/** Sends messages in the background, so that a slow mail server doesn't delay the request. */
export interface Messenger {
  tell(message: Message): void;
  /** Waits until pending messages have been tried once, and drops the rest. */
  close(): Promise<void>;
}

interface Surroundings {
  readonly isDemo: boolean;
  readonly security: SecurityLog;
}

/** Creates the messenger of the settings: the operator's own, SMTP, a webhook, or (demo only) the terminal. */
export function createMessenger(
  { tell, mail, messageWebhook }: MessageSettings,
  { isDemo, security }: Surroundings,
): Messenger {
  if (tell) return { tell, close: async () => {} };
  if (mail) return postman(smtpTransport(mail), security);
  if (messageWebhook) return postman(webhookTransport(messageWebhook), security);
  if (!isDemo) throw new Error('Production without a way to deliver messages was not refused');
  return { tell: ({ to, text }) => console.log(printable(`To ${to}: ${text}`)), close: async () => {} };
}

/** Tries each message a few times. Reports an undelivered one to the security log, without its text. */
export function postman(
  transport: MessageTransport,
  security: SecurityLog,
  pauses: readonly number[] = PAUSES,
): Messenger {
  const underWay = new Set<Promise<void>>();
  const stop = new AbortController();

  async function deliver(message: Message): Promise<void> {
    const id = randomUUID();
    const give = (reason: string) =>
      security({ event: 'message-failed', identifier: message.to, via: transport.name, reason });
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await transport.send(id, message);
      } catch (error) {
        const { reason, isPassing } = error instanceof SendFailed ? error : new SendFailed('failed', true);
        const pause = pauses[attempt];
        if (!isPassing || pause === undefined) return give(reason);
        if (stop.signal.aborted) return give(`${reason}, and the server stopped`);
        await wait(pause, undefined, { signal: stop.signal }).catch(() => {});
        if (stop.signal.aborted) return give(`${reason}, and the server stopped`);
      }
    }
  }

  return {
    tell(message) {
      if (underWay.size >= MOST_AT_ONCE) {
        const identifier = message.to;
        security({ event: 'message-failed', identifier, via: transport.name, reason: 'too many at once' });
        return;
      }
      const work = deliver(message).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async close() {
      stop.abort();
      await Promise.allSettled(underWay);
      transport.close();
    },
  };
}
