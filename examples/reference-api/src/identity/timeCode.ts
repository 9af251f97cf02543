import { Secret, TOTP } from 'otpauth';

/**
 * The parameters that every authenticator app supports (RFC 6238 with SHA-1): six digits, a new code every 30
 * seconds.
 */
const PERIOD_S = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** The clocks may differ by one step. */
const DRIFT_STEPS = 1;

const generatorOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: DIGITS, period: PERIOD_S, algorithm: 'SHA1' });

/** Creates a secret in base32. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI in the QR code. The app shows `issuer` and `label` next to its codes. */
export function factorUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  const options = { issuer, label, digits: DIGITS, period: PERIOD_S, algorithm: 'SHA1' };
  return new TOTP({ ...options, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step of a code, at most one step from now; `null` for a wrong code. */
export function stepOf(code: string, secret: string, now: number): number | null {
  const drift = generatorOf(secret).validate({ token: code, timestamp: now, window: DRIFT_STEPS });
  return drift === null ? null : Math.floor(now / 1000 / PERIOD_S) + drift;
}
