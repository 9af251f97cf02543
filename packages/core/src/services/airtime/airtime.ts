import { defineService, koboOf } from '../defineService.ts';
import { amountField, phoneField, serviceField } from '../field.ts';

/** Airtime: a number, its network and an amount within the network's limits. */
export const airtime = defineService({
  id: 'airtime',
  fields: [phoneField(), serviceField('network'), amountField()],
  delivers: 'directly',
  draft({ values: { recipient, amount } }) {
    const price = koboOf(amount);
    return recipient ? { recipient, price, amount: price } : null;
  },
});
