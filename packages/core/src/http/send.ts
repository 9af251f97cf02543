import type { Endpoint } from './endpoint.ts';
import { createProblem, type Phase, type Problem } from './problem.ts';

/** The platform functions that send a call. */
export interface Network {
  readonly fetch: typeof fetch;
  /** False only if the device reports that it is offline. True proves nothing. */
  isOnline(): boolean;
}

/** One call, ready to be sent. */
export interface PreparedRequest {
  readonly url: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The limit in ms for the whole call, up to the last byte of the body. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** The answer before it is parsed, whatever its status. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** No answer of this API is larger, and parsing a larger one would freeze a cheap phone. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The `path` names the whole body and prevents a retry, which would only download the same five megabytes. */
const TOO_LARGE: Problem = createProblem('unknown', 'headers', {
  reason: 'unexpected-response',
  path: 'body',
});

const OPTIONS = {
  // Following a redirect would post a purchase again, perhaps to another host (307, 308).
  redirect: 'error',
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
} as const satisfies RequestInit;

/** The cause of our own abort. Compared by object identity, because names and messages of errors prove nothing. */
interface AbortReason {
  readonly why: 'timeout' | 'cancel';
}

interface Deadline {
  readonly signal: AbortSignal;
  /** The cause of our abort; `null` before it. */
  reason(): AbortReason | null;
  clear(): void;
}

/** A signal for the whole call, including the body: aborts after `ms`, or when the caller's signal does. */
function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let fired: AbortReason | null = null;
  const fire = (reason: AbortReason) => {
    fired ??= reason;
    controller.abort(fired);
  };
  const cancel = () => fire({ why: 'cancel' });
  const timer = setTimeout(() => fire({ why: 'timeout' }), ms);
  if (caller?.aborted) cancel();
  else caller?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    reason: () => fired,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', cancel);
    },
  };
}

/** Returns `null` if the body is too large. */
async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Sends one call once and reads the whole answer. Never throws. The kind of problem follows from which signal fired and
 * from the phase, because error names differ between browsers (an abort may look like a reset).
 */
export async function send(dispatch: PreparedRequest, network: Network): Promise<RawResponse | Problem> {
  let phase: Phase = 'unsent';
  if (!network.isOnline()) return createProblem('network', phase, {});
  if (dispatch.signal?.aborted) return createProblem('cancel', phase, {});
  const deadline = startDeadline(dispatch.timeoutMs, dispatch.signal);
  try {
    phase = 'sent';
    const { url, method, headers, body } = dispatch;
    const response = await network.fetch(url, {
      ...OPTIONS,
      method,
      headers,
      signal: deadline.signal,
      ...(body !== undefined && { body }),
    });
    phase = 'headers';
    const text = await readText(response);
    if (text === null) return TOO_LARGE;
    phase = 'body';
    return { status: response.status, headers: response.headers, text };
  } catch (cause) {
    const why = deadline.reason()?.why;
    return createProblem(why ?? (network.isOnline() ? 'connection' : 'network'), phase, { cause });
  } finally {
    deadline.clear();
  }
}
