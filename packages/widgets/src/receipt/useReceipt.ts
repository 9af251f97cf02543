import { type Client, lacksTheCall, type Outcome, type Problem, type Transaction } from '@oja/core';
import { useEffect, useState } from 'react';
import { useSignal } from '../binding/signals.ts';
import { useIsSignedIn } from '../binding/useAuth.ts';

export interface ReceiptState {
  /** The last that is known of it; null before the first answer. */
  readonly transaction: Transaction | null;
  /** When that was, ms since 1970; null where it is kept up to date elsewhere. */
  readonly at: number | null;
  /** Why the last question was not answered. */
  readonly problem: Problem | null;
  readonly isAsking: boolean;
  /** Asks the server now. */
  check(): void;
}

interface Known {
  readonly reference: string;
  readonly transaction: Transaction | null;
  readonly at: number | null;
  readonly problem: Problem | null;
}

type Asked = Promise<Outcome<Transaction>>;

/** Questions that are on their way, so that a widget which is mounted twice in one moment asks once. */
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

/** Not from the list, which may be what is in doubt; through it where the server has no such call. */
async function askServer(client: Client, reference: string): Asked {
  const outcome = await client.call('transaction', { params: { ref: reference } });
  if (outcome.ok || !lacksTheCall(outcome.problem)) return outcome;
  await client.transactions.refresh();
  return client.transactions.find(reference);
}

/** The list may show it too. One that it does not show is not put on top of it: it may be an old one. */
function tellTheList({ transactions }: Client, found: Transaction): void {
  const isListed = transactions.state.peek().data?.items.some(({ id }) => id === found.id);
  if (isListed) transactions.put(found);
}

/** One transaction by its ref or by the intent's key: from the list where it stands there and goes on changing, else asked for. */
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
    ask(client, reference, round > 0).then((outcome) => {
      if (!isWanted) return;
      setAsking(false);
      setKnown((before) => next(before, reference, outcome, client.now()));
      if (outcome.ok) tellTheList(client, outcome.data);
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

/** What is known after an answer: a failed question takes nothing away. */
function next(before: Known | null, reference: string, outcome: Outcome<Transaction>, now: number): Known {
  if (outcome.ok) return { reference, transaction: outcome.data, at: now, problem: null };
  const same = before?.reference === reference ? before : null;
  return {
    reference,
    transaction: same?.transaction ?? null,
    at: same?.at ?? null,
    problem: outcome.problem,
  };
}
