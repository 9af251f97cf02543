import { foldText } from '@oja/core';
import { demoCustomers, ok } from '@oja/core/testing';
import type { Answers } from '../../testing/testClient.ts';

/** Searches the demo customers as the reference API does. */
export const customersFound: Answers = {
  customers({ query }) {
    const typed = foldText(query.get('query') ?? '');
    const kind = query.get('recipientKind');
    const bare = typed.replaceAll(' ', '');
    return ok(
      demoCustomers.filter(
        ({ name, recipient, recipientKind }) =>
          (kind === null || recipientKind === kind) &&
          (foldText(name).includes(typed) || recipient.includes(bare)),
      ),
    );
  },
};
