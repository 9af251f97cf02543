import { startReferenceApi } from '../examples/reference-api/src/index.ts';
import type { Figure } from './figure.ts';
import { percentile } from './figure.ts';
import { signIn } from './signIn.ts';

const SALES = 100;
const READS = 500;
const AT_ONCE = 8;

/** Measures one process of the reference API over HTTP, with the embedded database. */
export async function measureApi(): Promise<Figure[]> {
  const api = await startReferenceApi({
    mode: 'demo',
    port: 0,
    database: 'memory://',
    seed: 'catalogue',
    // All calls use one token, so the rate limit is raised out of the way.
    rateLimit: { requests: 1_000_000, windowMs: 60_000 },
  });
  const base = `${api.url}/api/v1/agent`;
  const { token } = await signIn(api.url);
  const sale = {
    serviceId: 'mtn-data',
    planId: 'mtn-sme-1gb-30d',
    recipient: '08011111111',
    expectedPrice: '456.00',
  };
  const sales = await repeat(SALES, () =>
    fetch(`${base}/services/data/purchase`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...sale, reference: crypto.randomUUID() }),
    }),
  );
  const reads = await repeat(READS, () =>
    fetch(`${base}/wallet/balance`, { headers: { authorization: `Bearer ${token}` } }),
  );
  await api.close();
  return [...figuresOf('API: sale', sales), ...figuresOf('API: balance', reads)];
}

interface Repeated {
  readonly times: readonly number[];
  readonly perSecond: number;
}

/** Times `count` calls with AT_ONCE in flight. Throws if a call is refused. */
async function repeat(count: number, call: () => Promise<Response>): Promise<Repeated> {
  const times: number[] = [];
  let left = count;
  const since = performance.now();
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const response = await call();
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      await response.arrayBuffer();
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { times, perSecond: (count * 1000) / (performance.now() - since) };
}

function figuresOf(name: string, { times, perSecond }: Repeated): Figure[] {
  return [
    { name: `${name}, a second`, value: perSecond, unit: '/s' },
    { name: `${name}, half of all within`, value: percentile(times, 50), unit: 'ms' },
    { name: `${name}, 95 of 100 within`, value: percentile(times, 95), unit: 'ms' },
  ];
}
