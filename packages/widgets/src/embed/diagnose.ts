import type { Problem } from '@oja/core';
import { type Code, codes } from './codes.ts';
import type { ErrorDetail, PurchaseDetail } from './events.ts';
import type { Fault, FaultContext, NamedFault } from './faults.ts';

const TOO_MANY = 429;

function clientCode({ status, failure }: Extract<Problem, { kind: 'client' }>): Code {
  if (status === TOO_MANY) return 'too-many';
  // Other refusals concern the widget session, which the page's server opened.
  if (failure?.code === 'forbidden') return 'scope-missing';
  return status === 401 || failure?.code === 'origin_not_allowed' ? 'session-refused' : 'refused';
}

function callCode(problem: Problem, { page: { apiBase }, isBlocked }: FaultContext): Code {
  switch (problem.kind) {
    case 'client':
      return clientCode(problem);
    case 'network':
      return 'offline';
    case 'connection':
      if (apiBase && 'base' in apiBase && isBlocked(apiBase.base)) return 'csp-connect';
      return navigator.onLine === false ? 'offline' : 'connection';
    case 'timeout':
    case 'server':
      return problem.kind;
    default:
      return 'unexpected-answer';
  }
}

function purchaseCode({ money }: PurchaseDetail, problem: Problem | null): Code {
  if (money === 'refund-due') return 'refund-due';
  const isShort = problem?.kind === 'client' && problem.failure?.code === 'insufficient_balance';
  return isShort ? 'wallet-short' : 'not-sold';
}

/** Requests a file that failed to load once more, because a browser does not tell scripts why. */
async function fileCode(
  address: string,
  cause: unknown,
  isBlocked: FaultContext['isBlocked'],
): Promise<Code> {
  if (cause instanceof SyntaxError) return 'code-broken';
  // Checked before the request, which the policy may block for another reason.
  if (isBlocked(address)) return 'csp-script';
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  const isScript = answer?.ok && /script/.test(answer.headers.get('content-type') ?? '');
  return !answer || isScript ? 'code-lost' : 'code-missing';
}

/** Whether the page adds properties to every object: code that uses `in` or `for … in` then finds them. */
function extendsObjects(): boolean {
  for (const _ in {}) return true;
  return false;
}

async function name(fault: Fault, circumstances: FaultContext): Promise<NamedFault> {
  if (fault instanceof Error) return { code: 'code-broken', cause: fault };
  if ('code' in fault)
    return fault.code === 'crash' && extendsObjects() ? { ...fault, code: 'objects-extended' } : fault;
  if ('address' in fault) {
    const { address, cause } = fault;
    return { code: await fileCode(address, cause, circumstances.isBlocked), cause };
  }
  if ('purchase' in fault)
    return { code: purchaseCode(fault.purchase, fault.problem), cause: fault.purchase };
  const { problem, tokenFault } = fault;
  const hasNoToken = problem.kind === 'unknown' && problem.reason === 'no-token';
  return hasNoToken ? tokenFault : { code: callCode(problem, circumstances), cause: problem };
}

/** Creates the detail of `oja:error` for a fault. */
export async function diagnose(fault: Fault, circumstances: FaultContext): Promise<ErrorDetail> {
  const { code, cause = null } = await name(fault, circumstances);
  return { code, whose: codes[code].whose, cause };
}
