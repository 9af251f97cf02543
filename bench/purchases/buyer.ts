import { Agent, request } from 'node:http';

/** Keep-alive connections, as a browser or a partner uses them. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function post(url: string, body: unknown, token: string): Promise<{ status: number; text: string }> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    authorization: `Bearer ${token}`,
  };
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (answer) => {
      let heard = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        heard += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: heard }));
    });
    sending.on('error', reject).end(text);
  });
}

/** Buys the cheapest plan, for the number whose purchases are delivered at once. */
export async function buy(url: string, token: string): Promise<void> {
  const body = {
    reference: crypto.randomUUID(),
    serviceId: 'mtn-data',
    planId: 'mtn-direct-110mb-1d',
    recipient: '08011111111',
    expectedPrice: '100.00',
  };
  const { status, text } = await post(`${url}/api/v1/agent/services/data/purchase`, body, token);
  if (status !== 201) throw new Error(`A purchase was answered with ${status}: ${text}`);
}
