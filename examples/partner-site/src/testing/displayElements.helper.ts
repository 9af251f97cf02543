import { BASE_PATH } from '@oja/core';
import { DEMO_AGENT } from '@oja/reference-api';
import type { displayElements } from '../../../../packages/widgets/src/embed/displayElements.ts';
import { serviceHealth } from '../../../../packages/widgets/src/text/en/serviceHealth.ts';
import type { DemoSites } from './demoSites.helper.ts';

export type DisplayTag = keyof typeof displayElements;

/** The text that each tag shows on the agent's own site. */
export const shownBy: Readonly<Record<DisplayTag, RegExp>> = {
  'oja-wallet-balance': /₦\d[\d,]*\.?\d*/,
  'oja-price-list': /₦456/,
  'oja-service-health': new RegExp(serviceHealth.title),
  'oja-meter-validator': /Meter number/,
  'oja-transaction-list': /₦456/,
  'oja-receipt': /0801 111 1111/,
};

export const displayTags = Object.keys(shownBy) as DisplayTag[];

/** More sales than a transaction list loads at first. */
const SALES = 26;

/** Sells 1 GB many times as the agent, and returns the server's ref of one of the sales. */
export async function sellAsAgent({ api }: DemoSites): Promise<string> {
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
  const [sale] = await Promise.all(Array.from({ length: SALES }, sellOne));
  return sale.ref;
}
