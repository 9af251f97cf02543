import { amountField } from '../amountField.ts';
import { defineService, pricedByAmount } from '../defineService.ts';
import { phoneField, serviceField } from '../field.ts';

/** Airtime: a number, its network and an amount within the network's limits. */
export const airtime = defineService({
  id: 'airtime',
  fields: [phoneField(), serviceField('network'), amountField()],
  delivers: 'directly',
  draft({ values: { recipient, amount }, service }) {
    const priced = pricedByAmount(amount, service);
    return recipient && priced ? { recipient, ...priced } : null;
  },
});
