import type { EndpointName } from '../endpoints.ts';
import type { MissingCalls } from '../transport/missingCalls.ts';
import type { Outcome } from '../transport/read.ts';
import type { RawAnswer } from '../transport/send.ts';
import type { Transport } from '../transport/transport.ts';

/** Which read: its row of the table, its query, and the token that it is asked with. */
export interface ReadOf {
  readonly name: EndpointName;
  readonly query: Readonly<Record<string, unknown>> | undefined;
  readonly token: string;
}

/** The last answers of one session, kept on this device. */
export interface Snapshot {
  /** The answer of an earlier visit, once, marked as such (`at`); `null` where there is none. */
  recall(read: ReadOf): Outcome<unknown> | null;
  keep(read: ReadOf, answer: RawAnswer): void;
  /** Deletes everything. */
  forget(): void;
}

/**
 * Answers a read that may be recalled (`recall`) with what an earlier visit was told, and keeps what the server answers.
 * Nothing waits for `loading`: what has not been read in time is asked for.
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
    // Parsed by the schema of its row.
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
