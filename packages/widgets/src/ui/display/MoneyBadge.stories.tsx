import type { DeliveryState, MoneyState } from '@oja/core';
import preview from '../../../../../.storybook/preview.tsx';
import { delivery } from '../../text/en/delivery.ts';
import { money } from '../../text/en/money.ts';
import { TokenTable } from '../../theme/tokens/TokenTable.helper.tsx';
import { small } from '../../theme/type.css.ts';
import { MoneyBadge, StatusBadge } from './Badge.tsx';

/** Explanations of the badges. A new state does not compile without one. */
const whereTheMoneyIs: Readonly<Record<MoneyState, string>> = {
  'not-charged': 'Nothing left the balance, and nothing will. The sale can be tried again.',
  held: 'It left the balance and is not spent yet. The agent does nothing, and never pays again.',
  charged: 'It is spent, and the goods are delivered.',
  'refund-due':
    'It left the balance, the sale failed, and nothing shows that it came back. It says when it is due, and how to report it.',
  refunded:
    'It was held or charged, and is back in the balance: the server says so, or a refund stands in the history.',
};
const whereTheGoodsAre: Readonly<Record<DeliveryState, string>> = {
  delivered: 'The customer has them, or the token or pin for them.',
  waiting: 'Nobody knows yet. It says when it was last asked and when it is asked again.',
  failed: 'They did not come and will not. A money word stands beside it, always.',
};

const keys = <Key extends string>(record: Readonly<Record<Key, string>>) => Object.keys(record) as Key[];

function Words() {
  return (
    <>
      <p className={small}>
        Always a word, an icon and a colour, never a colour alone: the sun and one man in twelve take the
        colour away. These words and no others, on a screen, on a receipt and in a message to a customer.
      </p>
      <TokenTable
        title="Where the money is"
        columns={['State', 'Word']}
        rows={keys(whereTheMoneyIs).map((state) => ({
          name: state,
          note: whereTheMoneyIs[state],
          cells: [<MoneyBadge key="word" state={state} words={money} />],
        }))}
      />
      <TokenTable
        title="Where the goods are"
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
