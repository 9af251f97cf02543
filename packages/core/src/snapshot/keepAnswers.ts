import type { EndpointName } from '../endpoints.ts';
import type { MissingCalls } from '../transport/missingCalls.ts';
import type { Outcome } from '../transport/read.ts';
import type { RawAnswer } from '../transport/send.ts';
import type { Transport } from '../transport/transport.ts';

/** Identifies a read: its endpoint, its query, and its token. */
export interface ReadOf {
  readonly name: EndpointName;
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
  const keeping: Transport = async (name, input, token) => {
    if (!token || !input.recall) return transport(name, input, token);
    const read: ReadOf = { name, query: input.query as ReadOf['query'], token };
    const kept = snapshot?.recall(read);
    // The snapshot parsed it with the schema of its endpoint.
    if (kept) return kept as Awaited<ReturnType<typeof transport<typeof name>>>;
    let raw: RawAnswer | undefined;
    const onAnswer = (answer: RawAnswer) => {
      raw = answer;
    };
    const outcome = await transport(name, { ...input, onAnswer }, token);
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
