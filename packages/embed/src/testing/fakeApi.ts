import {
  createFakeServer,
  demoAllServices,
  demoTransaction,
  type FakeCall,
  fixtures,
  ok,
  refuse,
} from '@oja/core/testing';

/** How a purchase ends. A `pending` one stays open until `settle` ends it. */
export type SaleEnding = 'delivered' | 'pending' | 'failed' | 'refused';

/** One purchase that an element has sent. */
export interface FakeSale {
  readonly reference: string;
  readonly category: string;
  readonly serviceId: string;
  readonly recipient: string;
  /** In naira: "456.00". */
  readonly price: string;
  readonly ending: SaleEnding;
}

/** The body of your server's request for a widget session. */
export interface FakeSession {
  readonly scopes: readonly string[];
  readonly origin: string;
  readonly maxAmount: string;
}

/** One payment page that `<oja-funding>` has opened. */
export interface FakeCheckout {
  readonly reference: string;
  /** In naira: "5000.00". */
  readonly amount: string;
}

export interface FakeApi {
  /** Answers a request to the agent API, from any origin; `null` for any other address. */
  handle(request: Request): Promise<Response | null>;
  /** A session for a page without a server. The API accepts only this token and the tokens from `widget-sessions`. */
  getToken(): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** Sets how later purchases end. The default is `delivered`. */
  endSalesAs(ending: SaleEnding): void;
  /** Ends a pending purchase. */
  settle(reference: string, ending: Exclude<SaleEnding, 'pending' | 'refused'>): void;
  readonly sales: readonly FakeSale[];
  readonly checkouts: readonly FakeCheckout[];
  readonly sessions: readonly FakeSession[];
}

const TOKEN = 'ojw_fake';
const LASTS = 15 * 60_000;
const statuses = { delivered: 'delivered', pending: 'processing', failed: 'failed' } as const;

/** Answers calls that have the session's token, and returns 401 for all others, as the API does. */
const guarded =
  <C extends { readonly token: string | null }, R>(answer: (call: C) => R) =>
  (call: C) =>
    call.token === TOKEN ? answer(call) : refuse(401, 'Sign in.', { code: 'unauthenticated' });

/**
 * An in-memory agent API for the tests of a page that sells. It has a few services of every category, accepts one
 * session and records the purchases. No money moves, and nothing leaves your test.
 */
export function createFakeApi(): FakeApi {
  const sales: FakeSale[] = [];
  const checkouts: FakeCheckout[] = [];
  const sessions: FakeSession[] = [];
  let ending: SaleEnding = 'delivered';

  const session = () => ({ token: TOKEN, expiresAt: Date.now() + LASTS });

  const server = createFakeServer({
    widgetSession({ body }) {
      sessions.push(body);
      const { expiresAt } = session();
      return ok({ token: TOKEN, expiresAt: new Date(expiresAt).toISOString(), maxAmount: body.maxAmount });
    },
    services: guarded(() => ok(demoAllServices)),
    balance: guarded(() => ok(fixtures.balance)),
    meter: guarded(() => ok(fixtures.meter)),
    smartcard: guarded(() => ok(fixtures.smartcard)),
    profile: guarded(() => ok(fixtures.profile)),
    fund: guarded(({ body }: FakeCall<'fund'>) => {
      if (body.method === 'manual')
        return refuse(403, 'This session can only open a payment page.', { code: 'forbidden' });
      const checkout = { reference: `FND-${checkouts.length + 1}`, amount: body.amount };
      checkouts.push(checkout);
      return ok(pageOf(checkout));
    }),
    purchase: guarded(({ params, body }: FakeCall<'purchase'>) => {
      const { reference, serviceId, recipient, expectedPrice: price } = body;
      const sale = { reference, category: params['category'] ?? '', serviceId, recipient, price, ending };
      if (!sales.some((earlier) => earlier.reference === reference)) sales.push(sale);
      return answerOf(reference);
    }),
    transaction: guarded(({ params }: FakeCall<'transaction'>) => answerOf(params['ref'] ?? '')),
    voidPurchase: guarded(() => ok({ voided: true as const })),
  });

  function answerOf(reference: string) {
    const sale = sales.find((one) => one.reference === reference);
    if (!sale) return refuse(404, 'There is no such purchase.', { code: 'purchase_not_found' });
    return sale.ending === 'refused'
      ? refuse(422, 'This cannot be sold.', { purchase: { reference, charged: false } })
      : ok(transactionOf(sale, sale.ending));
  }

  return {
    handle: async (request) =>
      request.method === 'OPTIONS'
        ? openToAll(new Response(null, { status: 204 }))
        : openToAll(await server.handle(request)),
    getToken: async () => session(),
    endSalesAs(next) {
      ending = next;
    },
    settle(reference, next) {
      const at = sales.findIndex((sale) => sale.reference === reference);
      const sale = sales[at];
      if (sale?.ending !== 'pending') throw new Error(`No purchase ${reference} is pending.`);
      sales[at] = { ...sale, ending: next };
    },
    sales,
    checkouts,
    sessions,
  };
}

/** A payment page that keeps a fee of 2 %, rounded to a kobo. */
function pageOf({ reference, amount }: FakeCheckout) {
  const paid = Math.round(Number(amount) * 100);
  const fee = Math.round(paid * 0.02);
  const naira = (kobo: number) => (kobo / 100).toFixed(2);
  return { reference, checkoutUrl: `https://pay.test/${reference}`, fee: naira(fee), net: naira(paid - fee) };
}

const transactionOf = (
  { reference, category, serviceId, recipient, price }: FakeSale,
  ending: keyof typeof statuses,
) =>
  demoTransaction({
    reference,
    category,
    serviceId,
    recipient,
    amount: price,
    status: statuses[ending],
    ...(ending === 'failed' && {
      refund: { ref: `${reference}-refund`, amount: price, createdAt: new Date().toISOString() },
    }),
  });

/** Allows pages of any origin, as the real API does. */
function openToAll<R extends Response | null>(response: R): R {
  response?.headers.set('Access-Control-Allow-Origin', '*');
  response?.headers.set('Access-Control-Allow-Headers', '*, Authorization');
  response?.headers.set('Access-Control-Allow-Methods', 'GET, POST');
  return response;
}
