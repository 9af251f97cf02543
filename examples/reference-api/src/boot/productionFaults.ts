import { NO_PROXY } from '../http/address.ts';
import { isCheap } from '../identity/password.ts';
import { messageFaults } from '../messages/messageFaults.ts';
import { passkeySiteFaults } from '../passkeys/passkeySite.ts';
import type { ReferenceApiOptions } from './options.ts';
import { weaknessOf } from './secretStrength.ts';

const MAKE_ONE = 'Create one with: openssl rand -base64 32';

/** Returns a sentence for each missing or weak setting, with its name and the fix. */
export function productionFaults(options: ReferenceApiOptions): string[] {
  return [
    ...secretFaults(options),
    ...addressFaults(options),
    ...passkeySiteFaults(options),
    ...messageFaults(options),
    ...webhookFaults(options),
    ...outsideFaults(options),
    ...demoRemains(options),
  ];
}

function secretFaults(options: ReferenceApiOptions): string[] {
  const { webhookSecret, adminToken, metricsToken, factorKey, passwordCost } = options;
  const needed = {
    OJA_WEBHOOK_SECRET: webhookSecret,
    OJA_ADMIN_TOKEN: adminToken,
    OJA_FACTOR_KEY: factorKey,
  };
  const faults = Object.entries(needed).flatMap(([name, secret]) => {
    if (!secret) return [`${name} is missing. ${MAKE_ONE}`];
    const weakness = weaknessOf(secret);
    return weakness === undefined ? [] : [`${name} ${weakness}. ${MAKE_ONE}`];
  });
  const weakness = metricsToken === undefined ? undefined : weaknessOf(metricsToken);
  if (weakness !== undefined) faults.push(`OJA_METRICS_TOKEN ${weakness}. ${MAKE_ONE}`);
  if (metricsToken !== undefined && [webhookSecret, adminToken].includes(metricsToken))
    faults.push('OJA_METRICS_TOKEN is the same as another secret. Create a separate one.');
  if (webhookSecret && webhookSecret === adminToken)
    faults.push('OJA_WEBHOOK_SECRET and OJA_ADMIN_TOKEN are the same. Create a separate one for each.');
  if (factorKey && [webhookSecret, adminToken, metricsToken].includes(factorKey))
    faults.push('OJA_FACTOR_KEY is the same as another secret. Create a separate one.');
  if (passwordCost && isCheap(passwordCost))
    faults.push('`passwordCost` makes passwords cheap to guess. Leave it out to use the default.');
  return faults;
}

function addressFaults(options: ReferenceApiOptions): string[] {
  const { publicUrl, supportPhone, securityContact, addressHeader, allowedOrigins = [] } = options;
  const faults: string[] = [];
  // Without the header, all callers behind a proxy share one address and one rate limit.
  if (!addressHeader)
    faults.push(
      `OJA_ADDRESS_HEADER is missing. Set it to the header in which your proxy sends the caller’s address, such as x-forwarded-for, or to ${NO_PROXY} if no proxy is in front of this server.`,
    );
  // Over plain HTTP, anyone on the network path can read the password and the token.
  for (const origin of allowedOrigins)
    if (!isHttpsOrigin(origin))
      faults.push(`OJA_ALLOWED_ORIGINS has "${origin}". A dashboard on another host must use https.`);
  if (!publicUrl) {
    faults.push(
      'OJA_PUBLIC_URL is missing. Set it to the URL at which people reach the server, such as https://agents.example.ng',
    );
  } else if (!isHttpsOrigin(publicUrl)) {
    faults.push(
      `OJA_PUBLIC_URL is "${publicUrl}". Set it to an https URL without a path or a trailing slash, such as https://agents.example.ng`,
    );
  }
  if (!supportPhone || !/^234[789]\d{9}$/.test(supportPhone))
    faults.push(
      `OJA_SUPPORT_PHONE is ${supportPhone ? 'not a Nigerian mobile number' : 'missing'}. Set it to the WhatsApp number of your support, such as 2348031234567`,
    );
  if (securityContact !== undefined && !isContact(securityContact))
    faults.push(
      `OJA_SECURITY_CONTACT is "${securityContact}". Set it to an address that begins with mailto: or https:`,
    );
  return faults;
}

const isHttpsOrigin = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url;

/** RFC 9116 allows any URI; these kinds reach a person. */
export const isContact = (contact: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(contact) ||
  (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) ||
  /^tel:\+\d{6,15}$/.test(contact);

/** In production, a webhook to loopback could reach other services of the machine, such as its database and metrics. */
const webhookFaults = ({ webhooksToLoopback }: ReferenceApiOptions): string[] =>
  webhooksToLoopback ? ['OJA_WEBHOOKS_TO_LOOPBACK is for the demo only. Unset it.'] : [];

function outsideFaults({ provider, payments }: ReferenceApiOptions): string[] {
  const faults: string[] = [];
  if (!provider)
    faults.push(
      'No provider delivers the sales. Start the server from a module of your own that passes `provider`.',
    );
  if (!payments)
    faults.push(
      'No payment provider funds the wallets. Start the server from a module of your own that passes `payments`.',
    );
  return faults;
}

function demoRemains({ seed, database, reset }: ReferenceApiOptions): string[] {
  const faults: string[] = [];
  if (seed !== undefined)
    faults.push('`seed` is for the demo only. Leave it out: production starts without agents.');
  if (typeof database !== 'string' || database.startsWith('memory:'))
    faults.push('The database is in memory, so all data is lost when the server stops. Set DATABASE_URL.');
  if (reset) faults.push('--reset is for the demo only. Drop a production database by hand.');
  return faults;
}
