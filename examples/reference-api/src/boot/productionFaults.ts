import { NO_PROXY } from '../http/address.ts';
import { isCheap } from '../identity/password.ts';
import { messageFaults } from '../messages/messageFaults.ts';
import { passkeySiteFaults } from '../passkeys/passkeySite.ts';
import type { ReferenceApiOptions } from './options.ts';
import { weaknessOf } from './secretStrength.ts';

const MAKE_ONE = 'Make one with: openssl rand -base64 32';

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
    faults.push('OJA_METRICS_TOKEN is the same as another secret. Make one of its own.');
  if (webhookSecret && webhookSecret === adminToken)
    faults.push('OJA_WEBHOOK_SECRET and OJA_ADMIN_TOKEN are the same. Make one for each.');
  if (factorKey && [webhookSecret, adminToken, metricsToken].includes(factorKey))
    faults.push('OJA_FACTOR_KEY is the same as another secret. Make one of its own.');
  if (passwordCost && isCheap(passwordCost))
    faults.push('`passwordCost` makes passwords cheap to guess. Leave it out.');
  return faults;
}

function addressFaults(options: ReferenceApiOptions): string[] {
  const { publicUrl, supportPhone, securityContact, addressHeader, allowedOrigins = [] } = options;
  const faults: string[] = [];
  // Without the header, all callers behind a proxy share one address and one rate limit.
  if (!addressHeader)
    faults.push(
      `OJA_ADDRESS_HEADER is missing. Write the header in which your proxy writes the caller’s address, like x-forwarded-for, or ${NO_PROXY} where no proxy stands before this server`,
    );
  // Over plain HTTP, anyone on the network path can read the password and the token.
  for (const origin of allowedOrigins)
    if (!isHttpsOrigin(origin))
      faults.push(`OJA_ALLOWED_ORIGINS has "${origin}". A dashboard elsewhere has to be on https.`);
  if (!publicUrl) {
    faults.push(
      'OJA_PUBLIC_URL is missing. Write how people reach the server, like https://agents.example.ng',
    );
  } else if (!isHttpsOrigin(publicUrl)) {
    faults.push(
      `OJA_PUBLIC_URL is "${publicUrl}". Write an https address without a path or a slash at the end, like https://agents.example.ng`,
    );
  }
  if (!supportPhone || !/^234[789]\d{9}$/.test(supportPhone))
    faults.push(
      `OJA_SUPPORT_PHONE is ${supportPhone ? 'not a Nigerian mobile number' : 'missing'}. Write the WhatsApp number of your support, like 2348031234567`,
    );
  if (securityContact !== undefined && !isContact(securityContact))
    faults.push(
      `OJA_SECURITY_CONTACT is "${securityContact}". Write an address that begins with mailto: or https:`,
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
  webhooksToLoopback ? ['OJA_WEBHOOKS_TO_LOOPBACK is for the demo. Leave it out.'] : [];

function outsideFaults({ provider, payments }: ReferenceApiOptions): string[] {
  const faults: string[] = [];
  if (!provider)
    faults.push(
      'No provider: nothing delivers what agents sell. Start the server from a module of your own that passes `provider`.',
    );
  if (!payments)
    faults.push(
      'No payment provider: nobody can pay in. Start the server from a module of your own that passes `payments`.',
    );
  return faults;
}

function demoRemains({ seed, database, reset }: ReferenceApiOptions): string[] {
  const faults: string[] = [];
  if (seed !== undefined) faults.push('`seed` fills a demo. Leave it out: production begins without agents.');
  if (typeof database !== 'string' || database.startsWith('memory:'))
    faults.push('The database is in memory, so everything is lost at the end. Set DATABASE_URL.');
  if (reset) faults.push('--reset empties a demo. Drop a production database by hand.');
  return faults;
}
