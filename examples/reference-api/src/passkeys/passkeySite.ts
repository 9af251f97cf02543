/** Where passkeys belong to: the domain that they are made for, and the pages on which they are used. */
export interface PasskeySite {
  /** The "relying party id" of Web Authentication. A passkey is good for it alone: a change makes all of them useless. */
  readonly domain: string;
  readonly origins: readonly string[];
}

/** The operator's own, where the dashboard is elsewhere than the server. */
export interface PasskeySiteOptions {
  /** The domain of the dashboard, "example.ng"; by default the one of `publicUrl`. */
  readonly passkeyDomain?: string;
  /** The dashboard's addresses, "https://agents.example.ng"; by default `publicUrl` alone. */
  readonly passkeyOrigins?: readonly string[];
}

/** The site of a server that people reach at `publicUrl`. */
export function passkeySite(options: PasskeySiteOptions, publicUrl: string): PasskeySite {
  return {
    domain: options.passkeyDomain ?? new URL(publicUrl).hostname,
    origins: options.passkeyOrigins?.length ? options.passkeyOrigins : [publicUrl],
  };
}

const isWithin = (hostname: string, domain: string) => hostname === domain || hostname.endsWith(`.${domain}`);

/** What no browser would take, each as a sentence that names the setting. `publicUrl` is judged by itself. */
export function passkeySiteFaults(options: PasskeySiteOptions & { readonly publicUrl?: string }): string[] {
  const { passkeyOrigins = [], publicUrl } = options;
  if (publicUrl === undefined || !URL.canParse(publicUrl)) return [];
  const open = passkeyOrigins.filter((origin) => !origin.startsWith('https://') || !URL.canParse(origin));
  if (open.length > 0)
    return open.map((origin) => `OJA_PASSKEY_ORIGINS has "${origin}". Browsers use passkeys on https alone.`);
  const { domain, origins } = passkeySite(options, publicUrl);
  return origins
    .filter((origin) => !isWithin(new URL(origin).hostname, domain))
    .map(
      (origin) =>
        `OJA_PASSKEY_DOMAIN is "${domain}", to which ${origin} does not belong. Write the domain that the dashboard’s addresses in OJA_PASSKEY_ORIGINS share, like example.ng`,
    );
}
