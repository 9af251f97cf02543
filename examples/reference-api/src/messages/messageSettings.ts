import type { Message } from '../appContext.ts';

/** How messages reach people. A text may contain a code, so no transport stores or logs it. */
export interface MessageSettings {
  /** Receives each message itself; for tests, and for an operator's own transport. The demo prints by default. */
  readonly tell?: (message: Message) => void;
  /** By SMTP: `url` such as "smtps://user:password@mail.example:465", `from` such as "Oja <no-reply@example.ng>". */
  readonly mail?: { readonly url: string; readonly from: string };
  /** By a signed POST (Standard Webhooks): `secret` is "whsec_" and 24 to 64 bytes in base64. */
  readonly messageWebhook?: { readonly url: string; readonly secret: string };
}
