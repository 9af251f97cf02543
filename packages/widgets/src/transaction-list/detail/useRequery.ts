import {
  type Client,
  isFinal,
  lacksTheCall,
  type Problem,
  type Transaction,
  transactionEndpoints,
} from '@oja/core';
import { useState } from 'react';
import { useBusy } from '../../binding/useBusy.ts';
import type { OpenTransaction } from './useTransaction.ts';

export interface RequeryState {
  readonly isChecking: boolean;
  readonly problem: Problem | null;
  /** Requeries the transaction. */
  check(): Promise<void>;
}

type RequeryOptions = Readonly<{
  client: Client;
  open: OpenTransaction;
  /** Called when the status is final. */
  onEnd: () => void;
}>;

/** Requeries a transaction without a final status. */
export function useRequery({ client, open, onEnd }: RequeryOptions): RequeryState {
  const { isBusy: isChecking, run } = useBusy();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function ask(ref: string): Promise<Transaction | Problem> {
    const result = await client.call(transactionEndpoints.transaction, { params: { ref } });
    if (result.ok) return result.data;
    if (!lacksTheCall(result.problem)) return result.problem;
    // A server without that endpoint still lists the transaction.
    await client.transactions.refresh();
    const { data, problem: why } = client.transactions.state.peek();
    return data?.items.find((item) => item.ref === ref) ?? why ?? result.problem;
  }
  return {
    isChecking,
    problem,
    async check() {
      const { transaction } = open;
      if (!transaction) return;
      const answer = await run(() => {
        setProblem(null);
        return ask(transaction.ref);
      });
      if (!answer) return;
      if ('kind' in answer) return setProblem(answer);
      open.learn(answer);
      if (!isFinal(answer.status)) return;
      if (client.session) void client.wallet.renew();
      onEnd();
    },
  };
}
