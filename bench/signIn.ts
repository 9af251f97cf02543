import { DEMO_AGENT } from '../examples/reference-api/src/index.ts';

/** Signs the demo agent in, and returns the session as the dashboard stores it. */
export async function signIn(api: string): Promise<Readonly<{ token: string; user: unknown }>> {
  const { username, password } = DEMO_AGENT;
  const answer = await fetch(`${api}/api/v1/agent/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await answer.json()) as { data: { user: unknown; authorization: { token: string } } };
  return { token: data.authorization.token, user: data.user };
}
