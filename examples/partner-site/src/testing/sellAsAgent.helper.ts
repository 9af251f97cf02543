import { BASE_PATH } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import type { DemoSites } from './demoSites.helper.ts';

/** Sells 1 GB as the agent and returns the ref. */
export async function sellAsAgent({ api }: DemoSites): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(api.url + BASE_PATH + path, init)).json()).data;
  };
  const { username, password } = DEMO_AGENT;
  const { authorization } = await post('/auth/login', { username, password });
  const what = { serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d', recipient: '08011111111' };
  const order = { reference: crypto.randomUUID(), ...what, expectedPrice: '456.00' };
  return (await post('/services/data/purchase', order, authorization.token)).ref;
}
