import type { Message } from '../appContext.ts';

/** How messages reach people. A text may hold a code, so none of these ways keeps or logs it. */
export interface MessageSettings {
  /** Takes each message itself; for tests and for a way of the operator's own. The demo prints by default. */
  readonly tell?: (message: Message) => void;
  /** By SMTP: `url` like "smtps://user:password@mail.example:465", `from` like "Oja <no-reply@example.ng>". */
  readonly mail?: { readonly url: string; readonly from: string };
  /** By a signed POST (Standard Webhooks): `secret` is "whsec_" and 24 to 64 bytes in base64. */
  readonly messageWebhook?: { readonly url: string; readonly secret: string };
}
