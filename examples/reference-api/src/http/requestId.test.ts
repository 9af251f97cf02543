import { describe, expect, it } from 'vitest';
import type { LogLine } from '../appContext.ts';
import { apiForTests } from '../testing/testApi.helper.ts';

const log: LogLine[] = [];
const api = apiForTests({ log: (line) => log.push(line) });

/** Makes one call with a proxy's request id. Returns the response's id and the log lines with that id. */
async function idOf(sent: string | undefined, path = '/api/v1/agent/wallet/balance') {
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  const answer = await fetch(api().url + path, { headers });
  const id = answer.headers.get('x-request-id') ?? '';
  const { requestId } = (await answer.json()) as { requestId?: string };
  return { id, requestId, lines: log.filter((line) => line.requestId === id) };
}

describe('the id of a request', () => {
  it.each(['3f6c1a52-7f0e-4d38-9f0b-6d6a5a4f7c11', '0af7651916cd43dd8448eb211c80319c'])(
    'is the proxy’s id, %s, in the response, in the refusal and in the log',
    async (sent) => {
      const { id, requestId, lines } = await idOf(sent);
      expect([id, requestId]).toEqual([sent, sent]);
      expect(lines).toEqual([
        {
          at: expect.any(String),
          level: 'info',
          what: 'call answered',
          requestId: sent,
          route: 'GET /api/v1/agent/wallet/balance',
          status: 401,
          ms: expect.any(Number),
        },
      ]);
    },
  );

  it.each(['08031234567', 'amaka@example.com', 'ojs_4f1d', 'a'.repeat(33), '', undefined])(
    'is a new one if the request has %j',
    async (sent) => {
      const { id, requestId, lines } = await idOf(sent);
      expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect([requestId, lines.length]).toEqual([id, 1]);
    },
  );

  it('finds the internal error in the log', async () => {
    await api().ledger.execute('alter table sessions rename to gone_sessions');
    const headers = { authorization: 'Bearer ojs_of_nobody' };
    const answer = await fetch(`${api().url}/api/v1/agent/wallet/balance`, { headers });
    await api().ledger.execute('alter table gone_sessions rename to sessions');
    const id = answer.headers.get('x-request-id');
    expect([answer.status, await answer.json()]).toEqual([500, expect.objectContaining({ requestId: id })]);
    const lines = log.filter(({ requestId }) => requestId === id);
    expect(lines.map(({ what }) => what)).toEqual(['request failed', 'call answered']);
    expect(new Set(lines.map(({ route }) => route))).toEqual(new Set(['GET /api/v1/agent/wallet/balance']));
  });
});
