import { createFindOnlyHistory } from '@oja/core';
import { useState } from 'react';
import { Receipt, type ReceiptAnswer } from '../../receipt/Receipt.tsx';
import { DisplayElement, useAttribute } from '../display/DisplayElement.tsx';
import type { EmbeddedProps } from '../drawElement.tsx';
import type { MountContext } from '../elementModule.ts';
import { mountElement } from '../mountElement.tsx';

function Embedded({ client, ...props }: EmbeddedProps) {
  const { prefilled, updates, context } = props;
  const written = useAttribute(context, 'reference');
  const reference = prefilled['reference'] ?? written;
  const [answer, setAnswer] = useState<ReceiptAnswer>({ transaction: null, problem: null });
  return (
    <DisplayElement {...props} state={{ data: answer.transaction, problem: answer.problem }}>
      {reference !== null && (
        <Receipt key={updates} client={client} reference={reference} onAnswer={setAnswer} />
      )}
    </DisplayElement>
  );
}

export const mount = (context: MountContext) =>
  mountElement(context, Embedded, { openHistory: createFindOnlyHistory });
