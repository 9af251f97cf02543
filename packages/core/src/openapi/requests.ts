import type { EndpointName } from '../endpoints.ts';
import type { Refusal, Refusals } from './refusals.ts';
import { SAMPLE_REFERENCE } from './samplePurchases.ts';

/** What one call sends, as an example. */
export interface RequestExample {
  /** What the call is for, in a few words. */
  readonly summary: string;
  /** What else there is to know before it is made. */
  readonly details?: string;
  /** A success’s status, where it is not 200. */
  readonly status?: 200 | 201;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** What can be refused besides what any call can: status and why. */
  readonly refusals?: Refusals;
}

const silent: readonly Refusal[] = [
  { code: 'provider_silent', why: 'Who is asked does not answer. Ask again after `Retry-After`.' },
];
const noAccounts: readonly Refusal[] = [
  { code: 'payments_unavailable', why: 'No bank opens accounts here: fund the wallet another way.' },
];
/** A widget session may ask whose number it is a few times only. */
const checksSpent: readonly Refusal[] = [
  { code: 'too_many_checks', why: 'This widget session has made its 20 checks.' },
];
const unknown = (why: string): readonly Refusal[] => [{ code: 'not_found', why }];

const tooMany = [
  { code: 'too_many_attempts', why: 'Too many tries: wait for the seconds of `Retry-After`.' },
];

const customer = {
  name: 'Bisi Adewale',
  recipientKind: 'phone',
  recipient: '08031234567',
  serviceId: 'mtn-data',
};
const noCustomer = unknown('The agent has no such customer.');
const savedAlready: Refusal = {
  code: 'customer_exists',
  why: 'A customer with this number is saved already.',
};
const tooManyCustomers: Refusal = {
  code: 'too_many_customers',
  why: 'The agent has as many customers as can be saved.',
};

const passwordRequired: Refusal = {
  code: 'password_required',
  why: 'Confirm the password first: POST /auth/confirm-password.',
};
const factorAsked: Refusal = {
  code: 'second_factor_required',
  why: 'The agent has a second factor: send a code of the app, or a recovery code, in `code`.',
};
const wrongCode: Refusal = {
  code: 'wrong_code',
  why: 'The code is wrong, too old, or was used before: each is good once.',
};
const pinLocked: Refusal = { code: 'pin_locked', why: 'Five wrong PINs: a new one is set with a code.' };

/** By the row's name. Their types are checked against the rows' own schemas by the test. */
export const requests: { readonly [N in EndpointName]?: RequestExample } = {
  login: {
    summary: 'Sign in with a username, a phone number or an email address',
    body: { username: 'amaka', password: 'a long pass phrase' },
    refusals: {
      401: [
        {
          code: 'wrong_credentials',
          why: 'Wrong username or password: the same answer whoever does not exist.',
        },
      ],
      403: [
        {
          code: 'second_factor_required',
          why: 'The password is right, and a code is asked for too: POST /auth/second-factor/sign-in with the `reference` in `data`.',
        },
      ],
      429: tooMany,
    },
  },
  register: {
    summary: 'Open an account and sign in with it',
    status: 201,
    body: {
      firstName: 'Amaka',
      lastName: 'Okafor',
      username: 'amaka',
      email: 'amaka@example.ng',
      phone: '08012345678',
      password: 'a long pass phrase',
    },
    refusals: {
      409: [
        { code: 'taken', why: 'The username is taken: `errors` says so.' },
        {
          code: 'details_in_use',
          why: 'The email address or the phone number belongs to an account. Neither is named: sign in, or reset the password.',
        },
      ],
      429: tooMany,
    },
  },
  resetPassword: {
    summary: 'Send an OTP',
    details: 'The answer is the same whether the address is known or not.',
    body: { email: 'amaka@example.ng' },
    refusals: { 429: tooMany },
  },
  otpResetPassword: {
    summary: 'Enter the OTP',
    details: 'It is good for 10 minutes and five tries.',
    body: { reference: 'reset-1', otp: '123456' },
    refusals: { 429: tooMany },
  },
  confirmResetPassword: {
    summary: 'Set a new password after a reset',
    body: { resetToken: 'reset-token-1', password: 'another pass phrase' },
    refusals: { 400: [{ code: 'reset_over', why: 'This reset is over: begin again.' }] },
  },
  changePassword: {
    summary: 'Change the password',
    details: 'All other sessions end.',
    body: { oldPassword: 'a long pass phrase', newPassword: 'another pass phrase' },
    refusals: {
      400: [{ code: 'wrong_password', why: 'The old password is not right.' }, wrongCode],
      403: [factorAsked],
      429: tooMany,
    },
  },
  notices: { summary: 'What the house has to say to all agents' },
  accounts: { summary: 'The agent’s own accounts: what is paid in is in the wallet' },
  openAccount: {
    summary: 'Open such an account, with one of BVN and NIN',
    status: 201,
    body: { bankCode: '035', bvn: '12345678901' },
    refusals: {
      409: [{ code: 'account_exists', why: 'There is one at this bank already.' }],
      503: noAccounts,
    },
  },
  banks: { summary: 'Every bank that a transfer can come from' },
  manualFunding: { summary: 'Where to pay by hand, and what became of earlier claims' },
  fund: {
    summary: 'Fund the wallet',
    details: 'Begin an automatic funding, with its fee and net amount, or claim a transfer made by hand.',
    status: 201,
    refusals: {
      409: [
        { code: 'claimed_before', why: 'You have claimed this transfer already.' },
        { code: 'too_many_claims', why: 'Five of your transfers are being checked: claim the next later.' },
      ],
    },
    body: { method: 'automatic', amount: '5000.00' },
  },
  meter: {
    summary: 'Whose meter this is',
    query: { meter_number: '99000000028', disco_name: 'ikeja-electric', meter_type: 'prepaid' },
    refusals: { 403: checksSpent, 404: unknown('This disco does not know this meter.'), 503: silent },
  },
  smartcard: {
    summary: 'Whose smartcard this is, and what renewing costs',
    query: { smartcard_number: '1000000001', provider: 'dstv' },
    refusals: { 403: checksSpent, 404: unknown('This provider does not know this card.'), 503: silent },
  },
  profile: {
    summary: 'Whose JAMB profile this is',
    query: { profile_id: '0123456789', product: 'jamb' },
    refusals: { 403: checksSpent, 404: unknown('JAMB does not know this profile.'), 503: silent },
  },
  apiServices: { summary: 'What can be sold through the API' },
  apiKeys: { summary: 'The agent’s API keys, never whole' },
  createApiKey: {
    summary: 'Make an API key',
    details:
      'This is the only answer that holds all of it. It takes a `confirmation` of POST /auth/confirm-password, each of which makes one key. The agent gets a notice and a message.',
    status: 201,
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [
        {
          code: 'password_required',
          why: 'Confirm the password first: no confirmation that counts was sent.',
        },
        { code: 'new_device', why: 'A new device makes no keys while what it may sell is limited.' },
      ],
    },
  },
  confirmPassword: {
    summary: 'Confirm the password once more',
    details: 'The confirmation counts for one call and five minutes, and for this session alone.',
    body: { password: 'a long pass phrase' },
    refusals: {
      400: [{ code: 'wrong_password', why: 'The password is not right.' }, wrongCode],
      403: [factorAsked],
      429: tooMany,
    },
  },
  secondFactor: {
    summary: 'Whether a sign-in asks for a second factor, and how many recovery codes are left',
  },
  startSecondFactor: {
    summary: 'Begin a second factor: the secret for an authenticator app',
    details:
      'The secret is in this answer alone. It counts for nothing before its first code, and for ten minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired], 409: [{ code: 'factor_is_on', why: 'There is one already.' }] },
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with the app’s first code',
    details: 'The recovery codes are in this answer alone; each is good once.',
    body: { code: '123456', endOthers: true },
    refusals: {
      400: [wrongCode],
      409: [{ code: 'factor_not_begun', why: 'None was begun in the last ten minutes.' }],
      429: tooMany,
    },
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes, which end those before',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [passwordRequired],
      409: [{ code: 'factor_is_off', why: 'There is no second factor.' }],
    },
  },
  removeSecondFactor: {
    summary: 'Turn the second factor off',
    body: { confirmation: 'confirmation-1', endOthers: true },
    refusals: { 403: [passwordRequired] },
  },
  factorSignIn: {
    summary: 'Sign in with the second factor',
    details: 'The reference is good for five minutes and five wrong codes. A recovery code is taken as well.',
    body: { reference: 'sign-in-1', code: '123456' },
    refusals: {
      400: [wrongCode, { code: 'sign_in_over', why: 'This sign-in is over: begin with the password.' }],
      429: tooMany,
    },
  },
  pin: {
    summary: 'Whether the agent’s sales ask for a transaction PIN',
    details:
      'The PIN is asked in the agent’s own purchases. Widget sessions are limited by their allowance instead.',
  },
  sessions: {
    summary: 'Where the agent is signed in',
    details:
      'A session ends at `endsAt`, and at `idleEndsAt` unless it is used before. A sign-in with a device that was not seen before leaves a notice, and what new devices sell in 24 hours may be limited.',
  },
  endSessions: {
    summary: 'End another session, or all others',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired], 404: unknown('This session is over, or another agent’s.') },
  },
  ownData: {
    summary: 'What is kept of the agent, and what is in the way of closing the account',
    details:
      '`keptYears`: for how many years sales and money movements of a closed account say whom they were for.',
  },
  ownDataFile: {
    summary: 'A copy of all that is kept of the agent but the history',
    details: '`GET /transactions` gives the history. No password, token or key is in it.',
  },
  closeAccount: {
    summary: 'Close the account for good',
    details:
      'All sessions and keys end. Customers, notices, prices and names are deleted; sales and money movements are kept as the law asks.',
    body: { confirmation: 'confirmation-1', username: 'amaka' },
    refusals: {
      403: [passwordRequired],
      409: [
        { code: 'open_sales', why: 'A sale has no result yet.' },
        { code: 'balance_left', why: 'There is money in the wallet.' },
      ],
    },
  },
  setPin: {
    summary: 'Set or change the transaction PIN, or from how much it is asked',
    body: { confirmation: 'confirmation-1', pin: '4071', askFrom: '1000.00' },
    refusals: { 403: [passwordRequired, pinLocked] },
  },
  removePin: {
    summary: 'Sell without a transaction PIN again',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired, pinLocked] },
  },
  sendPinCode: {
    summary: 'Send a code for a new transaction PIN',
    details:
      'The way out after five wrong ones, or where it is forgotten: the code goes to the agent’s email address.',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [passwordRequired],
      409: [{ code: 'no_pin', why: 'There is no transaction PIN.' }],
      429: tooMany,
    },
  },
  resetPin: {
    summary: 'Set a new transaction PIN with the code',
    details: 'It ends the lock. The code is good for 10 minutes and five tries.',
    body: { reference: 'pin-code-1', otp: '123456', pin: '4071' },
    refusals: { 429: tooMany },
  },
  revokeApiKey: {
    summary: 'End an API key, and the widget sessions it opened, for good',
    params: { id: 'key-1' },
    refusals: { 404: unknown('The agent has no such key.') },
  },
  customers: {
    summary: 'The agent’s saved customers, by name',
    details:
      '`query` finds a part of a name or of a number. `meta.nextCursor` leads to the next page. `lastSale` is the latest delivered sale to this number, whoever of the agent’s devices made it.',
    query: { limit: 20, query: 'bisi' },
  },
  saveCustomer: {
    summary: 'Save a customer',
    details:
      'The number is checked as it is in a sale. `serviceId` says whose number it is (the disco of a meter, the provider of a card).',
    status: 201,
    body: customer,
    refusals: { 409: [savedAlready, tooManyCustomers] },
  },
  updateCustomer: {
    summary: 'Replace what is saved of a customer',
    params: { id: SAMPLE_REFERENCE },
    body: { ...customer, note: 'Pays on Fridays' },
    refusals: { 404: noCustomer, 409: [savedAlready] },
  },
  deleteCustomer: {
    summary: 'Forget a customer',
    details: 'Their sales stay in the history.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: noCustomer },
  },
  noticeInbox: {
    summary: 'The agent’s notices, with what was read and kept',
    details:
      'Those of GET /notify and older ones, newest first; `meta.nextCursor` leads to the next page. `unread` counts all of them.',
    query: { limit: 20, filter: 'unread' },
  },
  markNotices: {
    summary: 'Mark notices as read or kept',
    details: 'An id that is none of the agent’s is passed over. What is left out stays as it is.',
    body: { ids: ['all-categories'], isRead: true },
  },
  schedules: {
    summary: 'The agent’s schedules, the next one first',
    details: 'Those that were stopped or have ended stand last, without `nextAt`.',
  },
  addSchedule: {
    summary: 'Plan a sale that comes back',
    details:
      'A `reminder` leaves a notice and sells nothing. An `automatic` one sells at each occasion, once, with a key of its own, at `expectedPrice` and no other price, and never more than `consent.cap` in all; what it can’t sell it tells by a notice. It is the agent’s recorded consent: where a sale of `consent.cap` asks for the transaction PIN, `pin` proves it. The same `reference` again gives the same schedule.',
    status: 201,
    body: {
      reference: SAMPLE_REFERENCE,
      kind: 'reminder',
      recurrence: 'weekly',
      firstAt: '2027-12-07T08:00:00+01:00',
      category: 'data',
      purchase: { serviceId: 'mtn-data', planId: 'mtn-sme-1gb-30d', recipient: '08031234567' },
      expectedPrice: '456.00',
    },
    refusals: {
      409: [
        { code: 'price_changed', why: 'The price has moved: the new one is in `data.price`.' },
        { code: 'too_many', why: 'The agent has as many schedules as can run.' },
      ],
      422: [{ code: 'reference_reused', why: 'Another schedule was made under this reference.' }],
    },
  },
  resumeSchedule: {
    summary: 'Start a schedule that was stopped again',
    details: 'What was due meanwhile is not made up for. One whose end has passed stays as it is.',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  stopSchedule: {
    summary: 'Stop a schedule at once',
    params: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such schedule.') },
  },
  cases: {
    summary: 'The agent’s cases, newest first',
    details: '`ref` narrows them to one sale. `meta.nextCursor` leads to the next page.',
    query: { limit: 20 },
  },
  openCase: {
    summary: 'Report a problem with a sale',
    details:
      'The case keeps what is known of the sale: its reference, its times, and what the network said. A sale has one open case at a time: reported again, it gives that one.',
    status: 201,
    body: { ref: 'OJA-20261121-7K2M9Q', message: 'The customer has no data yet.' },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
  supportCase: {
    summary: 'One case, with its evidence and support’s answers',
    params: { number: 'OJ-000123' },
    refusals: { 404: unknown('The agent has no such case.') },
  },
  user: { summary: 'The signed-in agent' },
  logout: { summary: 'End this session' },
  contact: { summary: 'Support: the phone stands after "=" in the first link' },
  balance: { summary: 'The wallet’s balance' },
  services: { summary: 'What can be sold, with plans and prices' },
  transactions: {
    summary: 'The newest transactions',
    details: 'Oldest first within a page. `meta.nextCursor` leads to the page before it in time.',
    query: { limit: 20, status: 'delivered', category: 'data' },
  },
  salesSummary: {
    summary: 'What was sold, by day and category',
    details:
      'Days of Lagos, those of `from` and `to` included, at most 366 of them. A sale counts on the day it was made: as delivered and paid (`sales`, `sold`, `earned`), as given back (`refunds`, `refunded`), or as open (`pending`, `held`).',
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00' },
  },
  statement: {
    summary: 'The wallet over a period: opening balance, every movement, closing balance',
    details:
      'From `from` on and before `to`, at most 366 days. Movements come oldest first, 500 a page at most; `meta.nextCursor` leads to the next page. Opening balance, closing balance and totals are of the whole period on every page, and always add up: `opening` + in − out = `closing`.',
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-12-01T00:00:00+01:00' },
  },
  sellingPrices: {
    summary: 'The agent’s own prices: what customers pay',
    details:
      'The rule of a sale is that of its plan, else of its service, its category, or the one without any of them. What the wallet is debited does not depend on them.',
  },
  setSellingPrice: {
    summary: 'Set an own price, or take it away',
    details:
      'A rule of a plan (`planId`), a service (`serviceId`), a category, or of everything; it replaces the one before. `percent` adds hundredths of a per cent, rounded up to whole naira; `add` an amount to each thing that is sold; `price` is the whole price of a plan, not below what it costs. `markup: null` takes the rule away. Sales that were made keep the price they were made with.',
    body: { serviceId: 'mtn-data', markup: { kind: 'percent', basisPoints: 500 } },
    refusals: { 409: [{ code: 'too_many_prices', why: 'The agent has as many rules as can be kept.' }] },
  },
  profit: {
    summary: 'What the agent’s own prices earned, by day, product or customer',
    details:
      'Days of Lagos, those of `from` and `to` included, at most 366 of them. Delivered sales that were made with a selling price; `profit` is what customers paid less what the wallet was debited, without the commission. At most 500 rows: `total` is of all.',
    query: { from: '2026-11-01T00:00:00+01:00', to: '2026-11-21T23:59:59+01:00', by: 'product' },
  },
  shop: { summary: 'What stands on the cards that the agent prints: a name, a phone, a logo' },
  saveShop: {
    summary: 'Change what stands on printed cards',
    details:
      'All of it at once: what is left out stands on no card. The logo is a PNG or JPEG as a data URL.',
    body: { name: 'Amaka Ventures', phone: '0801 234 5678' },
  },
  recordPrint: {
    summary: 'Count a print of a sale’s pins',
    details:
      'Each print has an `id` of its own: sent twice, it counts once. `number` 1 is the first print; a later one is a copy.',
    params: { ref: SAMPLE_REFERENCE },
    body: { id: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The agent has no such sale.') },
  },
  transaction: {
    summary: 'What became of one transaction',
    details: 'By our ref, or by the reference that you gave the purchase.',
    params: { ref: SAMPLE_REFERENCE },
    refusals: { 404: unknown('The server never took a purchase under this reference.') },
  },
  purchase: {
    summary: 'Make a purchase',
    details:
      'It is answered with 201 when it is final, and with 202 when it is still going: then ask for it by its reference. The same reference again gives the same purchase. A refusal with `purchase: { reference, charged: false }` says that there is no sale under this reference and that no later copy of it is ever charged: to buy after all, use a new reference.',
    params: { category: 'data' },
    body: {
      reference: SAMPLE_REFERENCE,
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
    refusals: {
      400: [
        {
          code: 'bad_request',
          why: 'There is no `reference`, or it is not a UUID: the server could not look for it.',
        },
      ],
      402: [{ code: 'insufficient_balance', why: 'The balance is too low. Nothing was charged.' }],
      403: [
        { code: 'over_limit', why: 'More than this widget session may sell. Nothing was charged.' },
        {
          code: 'pin_required',
          why: 'The agent has a transaction PIN: send it in `pin`. Nothing was charged.',
        },
        {
          code: 'wrong_pin',
          why: 'The PIN is not right; `data.triesLeft` more and it is locked. Nothing was charged.',
        },
        { code: 'pin_locked', why: 'Five wrong PINs: a new one is set with a code. Nothing was charged.' },
        {
          code: 'new_device_limit',
          why: 'The agent’s new devices have sold what they may in 24 hours. Nothing was charged.',
        },
      ],
      404: unknown('There is no such category.'),
      409: [
        { code: 'in_progress', why: 'This purchase is still running: ask for it by its reference.' },
        {
          code: 'price_changed',
          why: 'The price has moved: the new one is in `data.price`. Nothing was charged.',
        },
        {
          code: 'service_unavailable',
          why: 'It can’t be sold at the moment; with `data.since`, because its orders have failed since then. Nothing was charged.',
        },
        {
          code: 'out_of_stock',
          why: 'Fewer are left than were asked for: `data.left` of them. Nothing was charged.',
        },
        {
          code: 'reference_voided',
          why: 'This reference was voided, or refused before: no copy of it is ever charged. Use a new one.',
        },
      ],
      422: [
        {
          code: 'reference_reused',
          why: 'This reference belongs to another purchase, which stays as it is. This copy was not charged.',
        },
      ],
    },
  },
  voidPurchase: {
    summary: 'Make sure that a purchase is never charged, or learn that it was',
    details:
      'For a reference of which you have no answer and that you will not send again. With `voided: true` the server has no sale under it and refuses each later copy with `reference_voided`. With `voided: false` it has the sale in `transaction`. It may be called again: the answer stays the same.',
    params: { reference: SAMPLE_REFERENCE },
    refusals: {
      400: [{ code: 'invalid', why: 'The reference is not a UUID.' }],
      404: unknown('A widget session sees the sales of its own site only.'),
    },
  },
  widgetSession: {
    summary: 'Open a widget session',
    details:
      'A short-lived token for an embed: good for one site, for the services in its scopes and for a limited spend. Ask for it from your server, never from a page.',
    status: 201,
    body: { scopes: ['purchase:data'], origin: 'https://shop.example', maxAmount: '5000.00', expiresIn: 900 },
    refusals: {
      429: [{ code: 'too_many_sessions', why: 'This key has as many widget sessions open as it may.' }],
    },
  },
};
