import type { DeliveryState, MoneyState } from '@oja/core';
import preview from '../../../../../.storybook/preview.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { money } from '../../text/en/money.ts';
import { TokenTable } from '../../theme/tokens/TokenTable.helper.tsx';
import { small } from '../../theme/type.css.ts';
import { MoneyBadge, StatusBadge } from './Badge.tsx';

/** Explanations of the badges. A new state does not compile without one. */
const whereTheMoneyIs: Readonly<Record<MoneyState, string>> = {
  'not-charged': 'No money left the balance, and none will. The sale can be tried again.',
  held: 'The money left the balance and is not spent yet. The agent need not do anything, and never pays again.',
  charged: 'The money is spent, and the product is delivered.',
  'refund-due':
    'The money left the balance, the sale failed, and nothing shows that the money came back. The screen says when the refund is due, and how to report it.',
  refunded:
    'The money was held or charged, and is back in the balance: the server says so, or the history contains the refund.',
};
const whereTheGoodsAre: Readonly<Record<DeliveryState, string>> = {
  delivered: 'The customer has the product, or the token or pin for it.',
  waiting:
    'The result is not known yet. The screen says when the server was last asked, and when it is asked again.',
  failed: 'The product was not delivered and will not be. The state of the money is always beside it.',
};

const keys = <Key extends string>(record: Readonly<Record<Key, string>>) => Object.keys(record) as Key[];

function Words() {
  return (
    <>
      <p className={small}>
        Each state has a word, an icon and a colour, never a colour alone: bright sun hides colours, and one
        man in twelve is colour-blind. Use only these words on screens, on receipts and in messages to
        customers.
      </p>
      <TokenTable
        title="The state of the money"
        columns={['State', 'Word']}
        rows={keys(whereTheMoneyIs).map((state) => ({
          name: state,
          note: whereTheMoneyIs[state],
          cells: [<MoneyBadge key="word" state={state} words={money} />],
        }))}
      />
      <TokenTable
        title="The state of the delivery"
        columns={['State', 'Word']}
        rows={keys(whereTheGoodsAre).map((state) => ({
          name: state,
          note: whereTheGoodsAre[state],
          cells: [<StatusBadge key="word" state={state} words={delivery} />],
        }))}
      />
    </>
  );
}

const meta = preview.meta({ title: 'Guidelines/Money words', component: Words });

export const Light = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark' } });
