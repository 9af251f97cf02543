/** What one call sends, as an example. */
export interface RequestExample {
  /** What the call is for, in a few words. */
  readonly summary: string;
  /** A success’s status, where it is not 200. */
  readonly status?: 200 | 201;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** What can be refused besides what any call can: status and why. */
  readonly refusals?: Readonly<Record<number, string>>;
}

const REFERENCE = '4f1f5cb0-9d5e-4c57-8a1a-0d7c8b1a2e3f';

/** By the row's name. Their types are checked against the rows' own schemas by the test. */
export const requests: Readonly<Record<string, RequestExample>> = {
  login: {
    summary: 'Sign in with a username, a phone number or an email address',
    body: { username: 'amaka', password: 'a long pass phrase' },
    refusals: { 401: 'Wrong username or password: the same answer whoever does not exist.' },
  },
  user: { summary: 'The signed-in agent' },
  logout: { summary: 'End this session' },
  contact: { summary: 'Support: the phone stands after "=" in the first link' },
  balance: { summary: 'The wallet’s balance' },
  services: { summary: 'What can be sold, with plans and prices' },
  transactions: {
    summary: 'The newest transactions, oldest first within a page; older pages by cursor',
    query: { limit: 20, status: 'delivered', category: 'data' },
  },
  transaction: {
    summary: 'The truth about one transaction, by our ref or by the intent’s reference',
    params: { ref: REFERENCE },
    refusals: { 404: 'The server never took a purchase under this reference.' },
  },
  purchase: {
    summary:
      'Buy: 201 when it is final, 202 when it is still going; the same reference again gives the same purchase',
    params: { category: 'data' },
    body: {
      reference: REFERENCE,
      serviceId: 'mtn-data',
      planId: 'mtn-sme-1gb-30d',
      recipient: '08031234567',
      expectedPrice: '456.00',
    },
    refusals: {
      402: 'The balance is too low. Nothing was charged.',
      404: 'There is no such category.',
      409: 'in_progress, price_changed (with the new price in `data.price`) or service_unavailable. Nothing more was charged.',
      422: 'reference_reused: this reference belongs to another purchase. Nothing was charged.',
    },
  },
  widgetSession: {
    summary: 'A short-lived token for an embed: one origin, listed scopes, a limited spend',
    status: 201,
    body: { scopes: ['purchase:data'], origin: 'https://shop.example', maxAmount: '5000.00', expiresIn: 900 },
  },
};
