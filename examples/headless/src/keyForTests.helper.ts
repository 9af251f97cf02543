import { DEMO_AGENT } from '@oja/reference-api';

/** Creates an API key as an agent does: signs in and confirms with the password. */
export async function makeKey(url: string, settings: object): Promise<string> {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api/v1/agent${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: Record<string, unknown> }).data;
  };
  const { username, password } = DEMO_AGENT;
  const signedIn = await post('/auth/login', { username, password });
  const { token } = signedIn['authorization'] as { token: string };
  const { confirmation } = await post('/auth/confirm-password', { password }, token);
  return String((await post('/api/keys', { ...settings, confirmation }, token))['key']);
}
