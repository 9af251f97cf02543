import {
  type CallResult,
  type Client,
  lacksTheCall,
  type Problem,
  type Transaction,
  transactionEndpoints,
} from '@oja/core';
import { useEffect, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useIsSignedIn } from '../binding/useAuth.ts';

export interface ReceiptState {
  /** The last known transaction; `null` before the first answer. */
  readonly transaction: Transaction | null;
  /** When this hook loaded it, ms since 1970; `null` if it has not. */
  readonly at: number | null;
  /** Why the last request failed. */
  readonly problem: Problem | null;
  readonly isAsking: boolean;
  /** Requests it from the server now. */
  check(): void;
}

interface Known {
  readonly reference: string;
  readonly transaction: Transaction | null;
  readonly at: number | null;
  readonly problem: Problem | null;
}

type Asked = Promise<CallResult<Transaction>>;

/** Running requests by client and reference, so that two mounts of a receipt share one request. */
const onTheirWay = new WeakMap<Client, Map<string, Asked>>();

function ask(client: Client, reference: string, isFresh: boolean): Asked {
  const asked = onTheirWay.get(client) ?? new Map<string, Asked>();
  onTheirWay.set(client, asked);
  const running = asked.get(reference);
  if (running) return running;
  const question = isFresh ? askServer(client, reference) : client.transactions.find(reference);
  asked.set(reference, question);
  const done = () => asked.delete(reference);
  question.then(done, done);
  return question;
}

/** Asks the server, because the list may be outdated. Reloads the list if the server lacks the endpoint. */
async function askServer(client: Client, reference: string): Asked {
  const result = await client.call(transactionEndpoints.transaction, { params: { ref: reference } });
  if (result.ok || !lacksTheCall(result.problem)) return result;
  await client.transactions.refresh();
  return client.transactions.find(reference);
}

/** Updates the transaction in the list. Adds none, because an old transaction would appear on top. */
function tellTheList({ transactions }: Client, found: Transaction): void {
  const isListed = transactions.state.peek().data?.items.some(({ id }) => id === found.id);
  if (isListed) transactions.put(found);
}

/** One transaction by its ref or its purchase's reference: from the list, which stays up to date, or else from the server. */
export function useReceipt(client: Client, reference: string): ReceiptState {
  const mayAsk = useIsSignedIn(client);
  const list = useSignal(client.transactions.state);
  const [known, setKnown] = useState<Known | null>(null);
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(true);
  const own = mayAsk && known?.reference === reference ? known : null;
  const { items = [] } = list.data?.isKept ? {} : (list.data ?? {});
  const listed = items.find((item) => item.ref === reference || item.reference === reference);

  useEffect(() => {
    if (!mayAsk) return;
    let isWanted = true;
    ask(client, reference, round > 0).then((result) => {
      if (!isWanted) return;
      setAsking(false);
      setKnown((before) => next(before, reference, result, client.now()));
      if (result.ok) tellTheList(client, result.data);
    });
    return () => {
      isWanted = false;
      setAsking(true);
    };
  }, [client, reference, mayAsk, round]);

  const hasFailed = own !== null && own.problem !== null;
  useEffect(() => {
    if (!hasFailed) return;
    const online = () => setRound((before) => before + 1);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [hasFailed]);

  return {
    transaction: (mayAsk ? listed : null) ?? own?.transaction ?? null,
    at: own?.at ?? null,
    problem: own?.problem ?? null,
    isAsking: isAsking || own === null,
    check: () => setRound(round + 1),
  };
}

/** The state after an answer. A failed request keeps the known transaction. */
function next(before: Known | null, reference: string, result: CallResult<Transaction>, now: number): Known {
  if (result.ok) return { reference, transaction: result.data, at: now, problem: null };
  const same = before?.reference === reference ? before : null;
  return {
    reference,
    transaction: same?.transaction ?? null,
    at: same?.at ?? null,
    problem: result.problem,
  };
}
