/** A session that the page may know: short-lived, valid only on this site, with a spending limit. */
export interface WidgetSession {
  readonly token: string;
  readonly expiresAt: string;
}

export interface SessionRequest {
  readonly apiBase: string;
  readonly apiKey: string;
  /** This site's origin. The API accepts the token from no other origin. */
  readonly origin: string;
  /** Scopes that the token grants: `purchase:` and a category. */
  readonly scopes: readonly string[];
}

/** Spending limit of one session, in naira. */
const MOST = '10000.00';
/** In seconds; the maximum that the API allows. */
const LASTS = 900;

const isSession = (data: unknown): data is WidgetSession =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string' &&
  'expiresAt' in data &&
  typeof data.expiresAt === 'string';

/** Exchanges the API key for a widget session; `null` if the API refuses it or is unreachable. */
export async function openWidgetSession({
  apiBase,
  apiKey,
  origin,
  scopes,
}: SessionRequest): Promise<WidgetSession | null> {
  try {
    const response = await fetch(`${apiBase}/api/v1/agent/widget-sessions`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ scopes, origin, maxAmount: MOST, expiresIn: LASTS }),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
    const { data }: { data?: unknown } = await response.json();
    return response.ok && isSession(data) ? { token: data.token, expiresAt: data.expiresAt } : null;
  } catch {
    return null;
  }
}
