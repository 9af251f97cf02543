import { BASE_PATH } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import type { DemoSites } from './demoSites.helper.ts';

/** Sells 1 GB `times` times as the agent. Returns the server's ref of one of the sales. */
export async function sellAsAgent({ api }: DemoSites, times = 1): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(api.url + BASE_PATH + path, init)).json()).data;
  };
  const { username, password } = DEMO_AGENT;
  const { authorization } = await post('/auth/login', { username, password });
  const what = { serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d', recipient: '08011111111' };
  const sellOne = () => {
    const order = { reference: crypto.randomUUID(), ...what, expectedPrice: '456.00' };
    return post('/services/data/purchase', order, authorization.token);
  };
  const [sale] = await Promise.all(Array.from({ length: times }, sellOne));
  return sale.ref;
}
