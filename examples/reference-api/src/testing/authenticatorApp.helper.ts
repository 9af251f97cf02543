import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** An agent's authenticator app. Returns the code for a time in ms, `steps` steps of 30 s later. */
export const authenticatorApp =
  (secret: string) =>
  (now: number, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * PERIOD_MS });
