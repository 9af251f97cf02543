/**
 * Mutants of the client. Each runs inside a page before the app, where nothing of this module is in scope, and behaves
 * as a faulty client would. They prove that the judge notices such a client.
 */

/** Sends each try of a purchase with a new key. */
export function rekeyEachTry(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST' || !String(input).endsWith('/purchase')) return send(input, init);
    const body = { ...JSON.parse(String(init.body)), reference: crypto.randomUUID() };
    return send(input, { ...init, body: JSON.stringify(body) });
  };
}

/** Treats any error status or lost answer to a purchase as the API's own confirmation that nothing was charged. */
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

/** Sends as many purchases as Buy was pressed. */
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

/** Shows a failed purchase as refunded, whatever the server says about the money. */
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

/** Keeps reading as the first agent of a tab after another one signs in, and never ends the first session. */
export function keepTheFirstAgent(): void {
  const send = globalThis.fetch;
  const name = 'mutant-first-agent';
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
