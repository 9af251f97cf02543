import { describe, expect, it } from 'vitest';
import { saleEvents } from '../events.ts';
import { sizeNames } from '../sizeNames.ts';
import { parseEvent, parseFromFrame, parseToFrame } from './frameMessages.ts';

const nonsense: readonly unknown[] = [
  null,
  undefined,
  7,
  'settings',
  [],
  {},
  { type: 'close' },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'token' },
  { type: 'token', id: '1' },
  { type: 'size', height: Number.NaN },
  { type: 'size', height: -1 },
  { type: 'size', height: 1e9 },
  { type: 'size', height: '200' },
  { type: 'event', event: { name: 'oja:paid', detail: null } },
  { type: 'event', event: { name: 'oja:purchase', detail: { reference: 'r' } } },
];

it.each(nonsense)('rejects %o at either end', (message) => {
  expect(parseFromFrame(message)).toBeNull();
  const atFrame = parseToFrame(message);
  expect(atFrame).toBeNull();
});

const noSizes = Object.fromEntries(sizeNames.map((name) => [name, '']));

describe('messages from the page to its frame', () => {
  it('keep attributes of normal length and replace invalid settings by defaults', () => {
    const attributes = { phone: '0803', onclick: 7, plan: 'x'.repeat(201), network: { toString: 'mtn' } };
    const parsed = parseToFrame({
      type: 'settings',
      attributes,
      theme: { scheme: 'dark' },
      hasToken: 'yes',
      language: '"><script>',
      colorScheme: 'dark; background: url(//evil.example)',
      sizes: { '--oja-form-width': '35rem', '--oja-radius': 'calc(1px + 1vw)', '--oja-colour': '1' },
    });
    expect(parsed).toEqual({
      type: 'settings',
      attributes: { phone: '0803' },
      theme: { scheme: 'dark' },
      account: null,
      hasToken: false,
      language: 'en',
      colorScheme: 'normal',
      sizes: { ...noSizes, '--oja-form-width': '35rem' },
    });
  });

  it('contain id, token and expiresAt of a token, without other fields', () => {
    const token = { type: 'token', id: 1, token: 'ojw_1', expiresAt: 5, scopes: ['all'] };
    expect(parseToFrame(token)).toEqual({ type: 'token', id: 1, token: 'ojw_1', expiresAt: 5 });
    expect(parseToFrame({ type: 'no-token', id: 2 })).toEqual({ type: 'no-token', id: 2 });
  });

  it.each(['focus', 'reset', 'update', 'logout'])('can call %s', (type) => {
    expect(parseToFrame({ type })).toEqual({ type });
  });
});

describe('messages from the frame to its page', () => {
  const sale = {
    reference: 'r-1',
    category: 'data',
    status: 'delivered',
    money: 'charged',
    serviceId: 'mtn-data',
    planId: 'p',
    amount: '456.00',
  };

  it('contain a purchase without its recipient and without unknown fields', () => {
    const detail = { ...sale, recipient: '08011111111', token: '2636' };
    const event = { name: 'oja:purchase', detail: { ...sale, recipient: '' } };
    expect(parseEvent('oja:purchase', detail)).toEqual(event);
    expect(parseFromFrame({ type: 'event', event: { name: 'oja:purchase', detail } })).toEqual({
      type: 'event',
      event,
    });
  });

  it.each(saleEvents)('contain %s without its recipient', (name) => {
    expect(parseEvent(name, { ...sale, recipient: '08011111111' })).toEqual({
      name,
      detail: { ...sale, recipient: '' },
    });
    expect(parseEvent(name, null)).toBeNull();
  });

  it('contain the purchase that an error is about, without its recipient', () => {
    const error = { code: 'not-sold', whose: 'visitor', cause: { ...sale, recipient: '08011111111' } };
    expect(parseEvent('oja:error', error)?.detail).toEqual({ ...error, cause: { ...sale, recipient: '' } });
  });

  it('contain a meter without its number, and an error without its cause', () => {
    const meter = { serviceId: 'ikeja-electric', meterType: 'prepaid', meterNumber: '99', canVend: true };
    expect(parseEvent('oja:meter', meter)?.detail).toEqual({ ...meter, meterNumber: '' });
    const error = { code: 'timeout', whose: 'network', cause: new Error('08011111111') };
    expect(parseEvent('oja:error', error)?.detail).toEqual({ ...error, cause: null });
  });

  it('contain a checkout without the address of its page', () => {
    const checkout = { reference: 'FND-4', amount: '5000.00', fee: '75.00', net: '4925.00' };
    const detail = { ...checkout, checkoutUrl: 'https://checkout.example.ng/FND-4' };
    expect(parseEvent('oja:checkout', detail)).toEqual({ name: 'oja:checkout', detail: checkout });
    expect(parseEvent('oja:checkout', { ...checkout, net: 4925 })).toBeNull();
  });

  it('ignore properties that the page added to every object', () => {
    const prototype = Object.prototype as { type?: unknown; height?: unknown };
    Object.assign(prototype, { type: 'size', height: 5 });
    const parsed = parseFromFrame({});
    Reflect.deleteProperty(prototype, 'type');
    Reflect.deleteProperty(prototype, 'height');
    expect(parsed).toBeNull();
  });
});
