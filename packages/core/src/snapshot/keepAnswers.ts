import type { Endpoint } from '../http/endpoint.ts';
import type { MissingCalls } from '../http/missingCalls.ts';
import type { Outcome } from '../http/read.ts';
import type { RawAnswer } from '../http/send.ts';
import type { Transport } from '../http/transport.ts';

/** A read: its endpoint, its query and the token that it is sent with. */
export interface ReadOf {
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly token: string;
}

/** The last answers of one session, stored on this device. */
export interface Snapshot {
  /** Returns the answer of an earlier visit, once per read and with its time (`at`); `null` without one. */
  recall(read: ReadOf): Outcome<unknown> | null;
  keep(read: ReadOf, answer: RawAnswer): void;
  /** Deletes all answers. */
  forget(): void;
}

/**
 * Answers a read that allows it (`recall`) from the snapshot, once, and stores the server's answers. No call waits for
 * `loading`: until the snapshot is loaded, calls go to the server.
 */
export function keepAnswers(asking: MissingCalls, loading: Promise<Snapshot>): MissingCalls {
  const { transport } = asking;
  let snapshot: Snapshot | null = null;
  const ready = loading.then(
    (loaded) => {
      snapshot = loaded;
    },
    () => {},
  );
  const keeping: Transport = async (endpoint, input, token) => {
    if (!token || !input.recall) return transport(endpoint, input, token);
    const read: ReadOf = { endpoint, query: input.query as ReadOf['query'], token };
    const kept = snapshot?.recall(read);
    // The snapshot parsed it with the schema of its endpoint.
    if (kept) return kept as Awaited<ReturnType<typeof transport<typeof endpoint>>>;
    let raw: RawAnswer | undefined;
    const onAnswer = (answer: RawAnswer) => {
      raw = answer;
    };
    const outcome = await transport(endpoint, { ...input, onAnswer }, token);
    void ready.then(() => outcome.ok && raw && snapshot?.keep(read, raw));
    return outcome;
  };
  return {
    transport: keeping,
    forget() {
      asking.forget();
      void ready.then(() => snapshot?.forget());
    },
  };
}
