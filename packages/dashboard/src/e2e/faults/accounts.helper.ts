import { BASE_PATH, endpoints } from '@oja/core';
import type { ReferenceApi } from '@oja/reference-api';

/** A separate agent for each run, so that parallel schedules share no wallet and no list. */
export interface Account {
  readonly username: string;
  readonly password: string;
  /** The run's own session, which a logout on the device does not end. */
  readonly token: string;
  /** Sequence number of the registration. The agent's network address is derived from it. */
  readonly number: number;
  /** The dashboard's stored `user_session`. */
  readonly stored: string;
}

interface SignedIn {
  readonly authorization: { readonly token: string };
  readonly user: unknown;
}

const PASSWORD = 'Harmattan-lantern-7';
/** In naira: more than 100 schedules can spend. */
const FUNDS = '500000.00';

/** Header with the simulated network address: one address may register only a few agents. */
export const ADDRESS_HEADER = 'x-fault-run-address';

/** Registers an agent and funds the wallet through the simulated checkout. */
export async function openAccount(api: ReferenceApi, number: number): Promise<Account> {
  const username = `runner${number}`;
  const { data } = await post(
    api,
    endpoints.register.path,
    null,
    {
      firstName: 'Runner',
      lastName: `Number${number}`,
      username,
      email: `${username}@example.com`,
      phone: `0816${String(number).padStart(7, '0')}`,
      password: PASSWORD,
    },
    number,
  );
  const { authorization, user } = data as SignedIn;
  const { token } = authorization;
  const { data: second } = await post(
    api,
    endpoints.login.path,
    null,
    { username, password: PASSWORD },
    number,
  );
  const stored = JSON.stringify({ token: (second as SignedIn).authorization.token, user });
  const { data: funding } = await post(
    api,
    endpoints.fund.path,
    token,
    {
      method: 'automatic',
      amount: FUNDS,
    },
    number,
  );
  const { checkoutUrl } = funding as { checkoutUrl: string };
  const paid = await fetch(checkoutUrl, { method: 'POST', redirect: 'manual' });
  if (paid.status !== 303) throw new Error(`The checkout answered ${paid.status}.`);
  return { username, password: PASSWORD, token, number, stored };
}

/** Creates an API key for a partner's server that sells for this agent. */
export async function createApiKey(api: ReferenceApi, { token, password, number }: Account): Promise<string> {
  const { confirmPassword, createApiKey: create } = endpoints;
  const { data: confirmed } = await post(api, confirmPassword.path, token, { password }, number);
  const { confirmation } = confirmed as { confirmation: string };
  const { data } = await post(api, create.path, token, { confirmation }, number);
  return (data as { key: string }).key;
}

/** The agent's network address. It never changes, because a sign-in from a new address is slowed down. */
export const addressOf = (number: number) =>
  `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

async function post(
  api: ReferenceApi,
  path: string,
  token: string | null,
  body: unknown,
  number: number,
): Promise<{ data: unknown }> {
  const response = await fetch(`${api.url}${BASE_PATH}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ADDRESS_HEADER]: addressOf(number),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer as { data: unknown };
}
