/** What the page may hold: short-lived, for this site alone, and for no more money than this site says. */
export interface WidgetSession {
  readonly token: string;
  readonly expiresAt: string;
}

export interface SessionRequest {
  readonly apiBase: string;
  readonly apiKey: string;
  /** This site's own origin: the token counts from no other. */
  readonly origin: string;
  /** What the token may sell: `purchase:` and a category. */
  readonly scopes: readonly string[];
}

/** The most that one visit may spend, in naira. */
const MOST = '10000.00';
/** In seconds; the longest that the API gives. */
const LASTS = 900;

const isSession = (data: unknown): data is WidgetSession =>
  typeof data === 'object' &&
  data !== null &&
  'token' in data &&
  typeof data.token === 'string' &&
  'expiresAt' in data &&
  typeof data.expiresAt === 'string';

/** Trades the API key for a widget session. Null where the API does not give one. */
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
