/** Loaded with the first passkey, because it takes a third of a second and would delay the start. */
export const webAuthn = () => import('@simplewebauthn/server');

/** The signature algorithms (IANA COSE): EdDSA, ES256 and RS256. Every authenticator supports one of them. */
export const algorithms: number[] = [-8, -7, -257];

/** The site of passkeys: their domain, and the pages that may use them. */
export interface PasskeySite {
  /**
   * The "relying party id" of Web Authentication. A passkey works only with its own domain: a change makes all of
   * them useless.
   */
  readonly domain: string;
  readonly origins: readonly string[];
}

/** The operator's settings if the dashboard is on another host than the server. */
export interface PasskeySiteOptions {
  /** The dashboard's domain, "example.ng"; the host of `publicUrl` by default. */
  readonly passkeyDomain?: string;
  /** The dashboard's origins, "https://agents.example.ng"; `publicUrl` by default. */
  readonly passkeyOrigins?: readonly string[];
}

/** The site of a server with this public URL. */
export function passkeySite(options: PasskeySiteOptions, publicUrl: string): PasskeySite {
  return {
    domain: options.passkeyDomain ?? new URL(publicUrl).hostname,
    origins: options.passkeyOrigins?.length ? options.passkeyOrigins : [publicUrl],
  };
}

const isWithin = (hostname: string, domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);

/**
 * Settings that browsers would not accept, one sentence each. Ignores an invalid `publicUrl`, which has its own
 * check.
 */
export function passkeySiteFaults(options: PasskeySiteOptions & { readonly publicUrl?: string }): string[] {
  const { passkeyOrigins = [], publicUrl } = options;
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return [];
  const open = passkeyOrigins.filter((origin) => !origin.startsWith('https://') || !URL.canParse(origin));
  if (open.length > 0)
    return open.map(
      (origin) => `OJA_PASSKEY_ORIGINS has "${origin}". Browsers allow passkeys only on https.`,
    );
  const { domain, origins } = passkeySite(options, publicUrl);
  return origins
    .filter((origin) => !isWithin(new URL(origin).hostname, domain))
    .map(
      (origin) =>
        `OJA_PASSKEY_DOMAIN is "${domain}", but ${origin} does not belong to it. Set it to the domain that the dashboard’s origins in OJA_PASSKEY_ORIGINS share, such as example.ng`,
    );
}
