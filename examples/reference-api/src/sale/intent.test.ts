import type { Category, MeterType, PurchaseRequest } from '@oja/core';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/appContext.helper.ts';
import { order } from '../testing/testApi.helper.ts';
import { readRecipient } from './validatePurchase.ts';

const read = async (category: Category, serviceId: string, recipient: string, meterType?: MeterType) => {
  const request: PurchaseRequest = { ...order({ serviceId, recipient }), ...(meterType && { meterType }) };
  return readRecipient(category, request);
};

describe('the recipient of a purchase', () => {
  it.each([
    ['data', 'mtn-data', '+234 803 123 4567', '08031234567'],
    ['airtime', 'mtn-airtime', '0803-123-4567', '08031234567'],
    ['cable', 'dstv', '1000 000 001', '1000000001'],
    ['cable', 'showmax', '8031234567', '08031234567'],
    ['result-checker', 'waec', '0803 123 4567', '08031234567'],
    ['result-checker', 'jamb', '0123-456-789', '0123456789'],
    ['recharge-card', 'mtn-recharge-card', '٠٨٠٣١٢٣٤٥٦٧', '08031234567'],
    ['electricity', 'ikeja-electric', '9900 0000 010', '99000000010', 'prepaid'],
    ['electricity', 'ikeja-electric', '12/ab/56–01', '12/AB/56-01', 'postpaid'],
  ] as const)(
    'is sent to the provider as core’s form reads it: %s of %s',
    async (category, service, typed, sent, type?: MeterType) => {
      expect(await read(category, service, typed, type)).toBe(sent);
    },
  );

  it.each([
    ['data', 'mtn-data', '08001234567', 'recipient'],
    ['airtime', 'mtn-airtime', '0803123456', 'recipient'],
    ['cable', 'dstv', '100000001', 'recipient'],
    ['cable', 'showmax', '1000000001', 'recipient'],
    ['result-checker', 'waec', '0123456789', 'recipient'],
    ['result-checker', 'jamb', '08031234567', 'recipient'],
    ['recharge-card', 'mtn-recharge-card', '0803123456a', 'recipient'],
    ['electricity', 'ikeja-electric', '9900000001', 'recipient', 'prepaid'],
    ['electricity', 'ikeja-electric', '12/34', 'recipient', 'prepaid'],
    ['electricity', 'ikeja-electric', '12_34', 'recipient', 'postpaid'],
    ['electricity', 'ikeja-electric', '99000000010', 'meterType'],
  ] as const)(
    'is refused if core’s form refuses it: %s of %s',
    async (category, service, typed, field, type?: MeterType) => {
      expect(await refusalOf(read(category, service, typed, type))).toEqual([400, 'invalid', field]);
    },
  );
});
