import { describe, expect, it } from 'vitest';
import type { Problem, ProblemKind } from '../http/problem.ts';
import { noToken } from '../http/problem.ts';
import { explainProblem, problemMessages } from './problemMessages.ts';

const base = { phase: 'sent' } as const;
const everyProblem: { readonly [K in ProblemKind]: Extract<Problem, { kind: K }> } = {
  client: { ...base, kind: 'client', code: 'CLIENT_ERROR', status: 400, failure: null },
  server: { ...base, kind: 'server', code: 'SERVER_ERROR', status: 502, failure: null },
  timeout: { ...base, kind: 'timeout', code: 'TIMEOUT_ERROR' },
  connection: { ...base, kind: 'connection', code: 'CONNECTION_ERROR' },
  network: { ...base, kind: 'network', code: 'NETWORK_ERROR' },
  cancel: { ...base, kind: 'cancel', code: 'CANCEL_ERROR' },
  unknown: { ...base, kind: 'unknown', code: 'UNKNOWN_ERROR', reason: 'unexpected-response' },
};

describe('the explanation of a problem', () => {
  it('differs for each of the seven classes', () => {
    const said = Object.values(everyProblem).map((problem) => explainProblem(problem));
    expect(new Set(said).size).toBe(7);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it('is the server’s sentence for a client error only', () => {
    const failure = {
      message: 'Insufficient balance',
      code: undefined,
      errors: undefined,
      requestId: undefined,
    };
    expect(explainProblem({ ...everyProblem.client, failure })).toBe('Insufficient balance');
    expect(explainProblem({ ...everyProblem.server, failure })).toBe(problemMessages.server);
  });

  it('says that there is no session', () => {
    expect(explainProblem(noToken.problem)).toBe(problemMessages.noToken);
  });

  it('says that nothing was sent if the input can’t be sent', () => {
    const problem = { ...everyProblem.unknown, phase: 'unsent', reason: 'refused-to-send' } as const;
    expect(explainProblem(problem)).toBe(problemMessages.notSent);
  });

  it('uses the given messages of another language', () => {
    const words = { ...problemMessages, network: 'Babu intanet.' };
    expect(explainProblem(everyProblem.network, words)).toBe('Babu intanet.');
  });
});
