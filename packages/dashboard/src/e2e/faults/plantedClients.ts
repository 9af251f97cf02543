/**
 * Each runs inside a page before the app, where nothing of this module is in scope, and does what a careless client
 * does. They are the proof that the judge would notice.
 */

/** Every send of a purchase has a key of its own. */
export function rekeyEachTry(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST' || !String(input).endsWith('/purchase')) return send(input, init);
    const body = { ...JSON.parse(String(init.body)), reference: crypto.randomUUID() };
    return send(input, { ...init, body: JSON.stringify(body) });
  };
}

/** Whatever refuses a purchase, or breaks its answer, is taken for the API's own word that nothing was charged. */
export function believeGateways(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = send(input, init);
    if (init?.method !== 'POST' || !String(input).endsWith('/purchase')) return answer;
    const refusal = () =>
      Response.json({ message: 'Not possible.', code: 'insufficient_balance' }, { status: 402 });
    return answer.then((response) => (response.status >= 400 ? refusal() : response), refusal);
  };
}

/** As many sales leave as Buy was pressed. */
export function forgetTheLatch(): void {
  const send = globalThis.fetch;
  let presses = 0;
  addEventListener(
    'click',
    (event) => {
      const [pressed] = event.composedPath();
      if (pressed instanceof Element && /^Buy ·/.test(pressed.textContent ?? '')) presses += 1;
    },
    true,
  );
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST' || !String(input).endsWith('/purchase')) return send(input, init);
    for (; presses > 1; presses -= 1) {
      const body = { ...JSON.parse(String(init.body)), reference: crypto.randomUUID() };
      send(input, { ...init, body: JSON.stringify(body) }).catch(() => {});
    }
    presses = 0;
    return send(input, init);
  };
}

/** A failed sale counts as refunded, whatever the server says of the money. */
export function guessRefunds(): void {
  const send = globalThis.fetch;
  const guess = (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('status' in value)) return value;
    const refund = { ref: 'OJA-GUESSED', amount: '100.00', createdAt: '2026-11-22T08:00:00Z' };
    return value.status === 'failed' && !('refund' in value) ? { ...value, refund } : value;
  };
  globalThis.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!/transactions|purchase/.test(String(input)) || !response.ok) return response;
    const text = await response.text();
    try {
      return Response.json(JSON.parse(text, guess), { status: response.status });
    } catch {
      return new Response(text, response);
    }
  };
}

/** Whoever signs in on a tab, it goes on reading as the first one who was there, whose session it never ends. */
export function keepTheFirstAgent(): void {
  const send = globalThis.fetch;
  const name = 'planted-first-agent';
  globalThis.fetch = (input, init) => {
    if (String(input).endsWith('/auth/logout')) return Promise.resolve(Response.json({ data: null }));
    const headers = new Headers(init?.headers);
    const own = headers.get('Authorization');
    if (own === null || (init?.method ?? 'GET') !== 'GET') return send(input, init);
    const first = sessionStorage.getItem(name) ?? own;
    sessionStorage.setItem(name, first);
    headers.set('Authorization', first);
    return send(input, { ...init, headers });
  };
}
