import type { TextStorage } from '../shared/textStorage.ts';
import type { Endpoint } from './endpoint.ts';
import { lacksTheCall, type Problem } from './problem.ts';

/** The calls that a server has shown to lack, so that each is sent only once. */
export interface MissingCalls {
  has(endpoint: Endpoint): boolean;
  /** Notes that the server lacks the call, if the problem proves it. */
  note(endpoint: Endpoint, problem: Problem): void;
  /** Called for a new session, because the server may have been updated. */
  forget(): void;
}

/**
 * Whether a 404 can only mean that the server lacks the call: it is an extension, names nothing in its path or body, and
 * looks up no customer. A call of the specification never counts as missing: one wrong answer of a gateway must not take
 * the price list away.
 */
const canOnlyBeMissing = ({ specified, path, body, looksUp }: Endpoint): boolean =>
  !specified && !path.includes('{') && body === undefined && !looksUp;

function readNames(kept: string | null, apiBase: string): Set<string> {
  const [base, ...names] = (kept ?? '').split('\n');
  return new Set(base === apiBase ? names : []);
}

/** Keeps the missing calls of the server of `apiBase` in `storage`. */
export function createMissingCalls(storage: TextStorage, apiBase: string): MissingCalls {
  const missing = readNames(storage.read(), apiBase);
  const write = () => storage.write([apiBase, ...missing].join('\n'));
  return {
    // Storage is untrusted: it can't switch off a call that every server has.
    has: (endpoint) => canOnlyBeMissing(endpoint) && missing.has(endpoint.name),
    note(endpoint, problem) {
      if (!canOnlyBeMissing(endpoint) || !lacksTheCall(problem)) return;
      missing.add(endpoint.name);
      write();
    },
    forget() {
      if (missing.size === 0) return;
      missing.clear();
      write();
    },
  };
}
