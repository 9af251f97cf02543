import { afterEach, describe, expect, it } from 'vitest';
import { withoutIds } from '../../../../packages/core/src/testing/withoutIds.helper.ts';
import { contextForTests, refusalOf } from '../testing/appContext.helper.ts';
import { startCheckout } from './checkout.ts';
import { type PaymentEvent, receivePayment, sign } from './webhook.ts';

const test = contextForTests();
const SECRET = 'the secret that the payment provider signs with';
const NET = 482_500;
afterEach(async () => expect(await test().ledger.audit()).toEqual([]));

const wallet = () => test().ledger.balance('bola');

/** Starts a checkout of ₦5,000.00 and returns the event that pays it. */
async function awaitPayment(): Promise<PaymentEvent & { readonly event: 'charge.success' }> {
  const { reference } = await startCheckout(await test().caller('bola'), '5000.00', test().context);
  return { event: 'charge.success', reference, amount: '5000.00', currency: 'NGN' };
}

const receive = (body: string, signature: string) => receivePayment(body, signature, SECRET, test().context);
const tell = (event: object) => {
  const body = JSON.stringify(event);
  return receive(body, sign(body, SECRET, test().context.clock()));
};

describe('repeated copies of one event', () => {
  it('credit the wallet once, though 50 copies arrive together and more follow', async () => {
    const before = await wallet();
    const paid = await awaitPayment();
    const told = await Promise.all(Array.from({ length: 50 }, () => tell(paid)));
    expect(told.filter(Boolean)).toHaveLength(1);
    expect(await tell(paid)).toBe(false);
    expect(await wallet()).toBe(before + NET);
  });
});

describe('a forged event', () => {
  const forgeries: readonly (readonly [string, (body: string, now: number) => readonly [string, string]])[] =
    [
      ['without a signature', (body) => [body, '']],
      ['signed with another secret', (body, now) => [body, sign(body, 'a guess', now)]],
      ['with an altered body', (body, now) => [body.replace('5000', '5001'), sign(body, SECRET, now)]],
      ['signed long ago', (body, now) => [body, sign(body, SECRET, now - 6 * 60_000)]],
      ['signed for later', (body, now) => [body, sign(body, SECRET, now + 6 * 60_000)]],
      [
        'signed long ago under a new time',
        (body, now) => [
          body,
          sign(body, SECRET, now - 600_000).replace(/^t=\d+/, `t=${Math.floor(now / 1000)}`),
        ],
      ],
      [
        'with a signature of another form',
        (body, now) => [body, sign(body, SECRET, now).replace(/^.*v1=/, '')],
      ],
    ];

  it.each(forgeries)('gets 401, credits nothing and is logged as a security event: %s', async (_, forge) => {
    const before = await wallet();
    const paid = await awaitPayment();
    const [body, signature] = forge(JSON.stringify(paid), test().context.clock());
    expect(await refusalOf(receive(body, signature))).toEqual([401, 'bad_signature']);
    expect(test().security.at(-1)).toMatchObject({ event: 'webhook-refused' });
    expect(await wallet()).toBe(before);
    // The genuine event still credits the wallet.
    expect(await tell(paid)).toBe(true);
  });
});

describe('a payment that does not match its checkout', () => {
  it.each([
    ['in another currency', { currency: 'USD' }],
    ['in a currency that is not NGN to the letter', { currency: 'ngn' }],
    ['without a currency', { currency: undefined }],
    ['of less', { amount: '4999.99' }],
    ['of more', { amount: '50000.00' }],
    ['for a checkout that there is not', { reference: 'FND-20261121-0000000000' }],
  ])('credits nothing: %s', async (_, change) => {
    const before = await wallet();
    const paid = await awaitPayment();
    expect(await tell({ ...paid, ...change })).toBe(false);
    expect(await wallet()).toBe(before);
    expect(await tell(paid)).toBe(true);
    expect(await wallet()).toBe(before + NET);
  });

  it('is logged as a security event with its reference and without the amount', async () => {
    const paid = await awaitPayment();
    await tell({ ...paid, currency: 'USD' });
    const line = test().security.at(-1);
    expect(line).toMatchObject({ event: 'payment-unmatched', reference: paid.reference });
    expect(withoutIds(line)).not.toContain('5000');
  });
});
