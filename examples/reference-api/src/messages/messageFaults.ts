import { isLoopback } from '../boot/loopback.ts';
import type { MessageSettings } from './messenger.ts';
import { readWebhookSecret } from './signMessage.ts';

const WAYS =
  'Set OJA_SMTP_URL and OJA_MAIL_FROM, or OJA_MESSAGE_WEBHOOK and OJA_MESSAGE_WEBHOOK_SECRET: without them, the codes for a new password reach no agent';

/** Faults in the settings for messages. One transport is enough; a partly configured one is a fault. */
export function messageFaults({ tell, mail, messageWebhook }: MessageSettings): string[] {
  if (!tell && !mail && !messageWebhook) return [`Messages can’t be sent. ${WAYS}.`];
  return [...(mail ? mailFaults(mail) : []), ...(messageWebhook ? webhookFaults(messageWebhook) : [])];
}

function mailFaults({ url, from }: NonNullable<MessageSettings['mail']>): string[] {
  const faults: string[] = [];
  if (!url)
    faults.push(
      'OJA_MAIL_FROM is set, but OJA_SMTP_URL is missing. Set it to a URL such as smtps://user:password@mail.example:465',
    );
  else if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || !new URL(url).hostname)
    faults.push('OJA_SMTP_URL can’t be read. Set it to a URL such as smtps://user:password@mail.example:465');
  if (!from || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from))
    faults.push(
      `OJA_MAIL_FROM is ${from ? 'not an address' : 'missing'}. Set it to the sender of the messages, such as Oja <no-reply@example.ng>`,
    );
  return faults;
}

function webhookFaults({ url, secret }: NonNullable<MessageSettings['messageWebhook']>): string[] {
  const faults: string[] = [];
  if (!url)
    faults.push(
      'OJA_MESSAGE_WEBHOOK_SECRET is set, but OJA_MESSAGE_WEBHOOK is missing. Set it to an https URL.',
    );
  else if (!isSafeUrl(url))
    faults.push('OJA_MESSAGE_WEBHOOK must be an https URL (http only on this machine).');
  if (!secret || !readWebhookSecret(secret))
    faults.push(
      `OJA_MESSAGE_WEBHOOK_SECRET is ${secret ? 'not "whsec_" and 24 to 64 random bytes in base64' : 'missing'}. Create one with: echo whsec_$(openssl rand -base64 32)`,
    );
  return faults;
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
