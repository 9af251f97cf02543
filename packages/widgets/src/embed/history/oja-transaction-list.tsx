import { createTransactionsStore } from '@oja/core';
import { useSignal } from '../../binding/signals.ts';
import { transactions } from '../../text/en/transactions.ts';
import { hasWord } from '../../text/wordFor.ts';
import { TransactionList } from '../../transaction-list/TransactionList.tsx';
import { DisplayElement, useAttribute } from '../display/DisplayElement.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';

function Embedded({ client, ...props }: EmbeddedProps) {
  const category = useAttribute(props.context, 'category');
  return (
    <DisplayElement {...props} state={useSignal(client.transactions.state)}>
      <TransactionList
        client={client}
        {...(category !== null && hasWord(transactions.kinds, category) && { category })}
      />
    </DisplayElement>
  );
}

export const mount = (context: MountContext) =>
  mountElement(context, Embedded, { openHistory: createTransactionsStore });
