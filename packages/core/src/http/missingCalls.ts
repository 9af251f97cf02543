import type { TextStorage } from '../shared/textStorage.ts';
import type { Endpoint } from './endpoint.ts';
import { lacksTheCall, noSuchCall } from './problem.ts';
import type { Transport } from './transport.ts';

/** A transport that asks a server once for what it does not have. */
export interface MissingCalls {
  readonly transport: Transport;
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

/** Remembers in `storage` the calls that the server of `apiBase` lacks, and answers them without a request. */
export function rememberMissingCalls(
  transport: Transport,
  storage: TextStorage,
  apiBase: string,
): MissingCalls {
  const missing = readNames(storage.read(), apiBase);
  const write = () => storage.write([apiBase, ...missing].join('\n'));
  const asking: Transport = async (endpoint, input, token) => {
    const { name } = endpoint;
    // Storage is untrusted: it can't switch off a call that every server has.
    const isExtension = canOnlyBeMissing(endpoint);
    if (isExtension && missing.has(name)) return noSuchCall;
    const outcome = await transport(endpoint, input, token);
    if (!outcome.ok && isExtension && lacksTheCall(outcome.problem)) {
      missing.add(name);
      write();
    }
    return outcome;
  };
  return {
    transport: asking,
    forget() {
      if (missing.size === 0) return;
      missing.clear();
      write();
    },
  };
}
