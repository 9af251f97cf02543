import type { MeterType } from '../../transaction/purchaseSchema.ts';
import { meterTypes } from '../../transaction/purchaseSchema.ts';
import { groupFours } from '../../validators/groupDigits.ts';
import { checkMeter, checkPostpaidAccount } from '../../validators/meter.ts';
import { amountField } from '../amountField.ts';
import { categoryFactsOf } from '../categoryFacts.ts';
import { defineService, pricedByAmount } from '../defineService.ts';
import { choiceField, type Field, type FormView, serviceField } from '../field.ts';
import { lookUpEndpoints } from '../lookUpEndpoints.ts';
import type { Meter } from '../lookUpSchema.ts';
import { facts, type Verified, verifyWith } from '../verification.ts';
import { siblingDiscos } from './siblingDiscos.ts';

const readType = (word: string | undefined): MeterType =>
  meterTypes.find((type) => type === word) ?? 'prepaid';

const isPrepaid = ({ entered }: FormView) => readType(entered['meterType']) === 'prepaid';

const meterField: Field = {
  name: 'recipient',
  kind: 'text',
  label: 'meter-number',
  isDigits: isPrepaid,
  group: (typed, form) => (isPrepaid(form) ? groupFours(typed) : typed),
  check: (raw, form) => (isPrepaid(form) ? checkMeter(raw) : checkPostpaidAccount(raw)),
};

function readMeter(meter: Meter, asked: MeterType): Verified {
  const { customerName, address, minimumAmount, arrears, canVend } = meter;
  const owes = arrears !== undefined && arrears > 0;
  return {
    customerName,
    canBuy: canVend,
    minimum: minimumAmount,
    facts: facts(
      { label: 'customer', text: customerName },
      // Missing or empty in an embed: visitors of a partner's page do not see a customer's address.
      address ? { label: 'address', text: address } : undefined,
      // A part of the payment may go to the debt, so it is shown before the purchase.
      owes && { label: 'arrears', amount: arrears },
    ),
    ...(meter.meterType && meter.meterType !== asked && { corrections: { meterType: meter.meterType } }),
  };
}

/** Electricity: a disco, a meter whose customer was looked up, and an amount of at least the meter's minimum. */
export const electricity = defineService({
  id: 'electricity',
  fields: [serviceField('disco', 'many'), choiceField('meterType', meterTypes), meterField, amountField()],
  verification: verifyWith(
    lookUpEndpoints.meter,
    ({ recipient, service, meterType }) =>
      recipient && service
        ? { meter_number: recipient, disco_name: service, meter_type: readType(meterType) }
        : null,
    (meter, { meter_type }) => readMeter(meter, meter_type),
    { siblings: siblingDiscos },
  ),
  delivers: 'token',
  ...categoryFactsOf('electricity'),
  draft({ values: { recipient, amount, meterType }, service }) {
    const priced = pricedByAmount(amount, service);
    return recipient && priced ? { recipient, ...priced, meterType: readType(meterType) } : null;
  },
});
