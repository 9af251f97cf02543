/** A client or server with one deliberate bug. The simulation must detect each. */
export type Mutant =
  | 'server pays for every copy'
  | 'new key on every send'
  | 'error shown as refused'
  | 'no latch'
  | 'journal lost'
  | 'refusal believed from a gateway';

/** Sends every POST under a new reference, like a client that creates the key when it sends. */
function rekeyed(fetchFn: typeof fetch): typeof fetch {
  return (input, init) => {
    if (init?.method !== 'POST') return fetchFn(input, init);
    const body = { ...JSON.parse(String(init.body)), reference: crypto.randomUUID() };
    return fetchFn(input, { ...init, body: JSON.stringify(body) });
  };
}

/** Turns every failure into a refusal. */
function refusing(fetchFn: typeof fetch): typeof fetch {
  return async (input, init) => {
    const refused = () => Response.json({ message: 'Purchase failed', code: 'invalid' }, { status: 400 });
    if (init?.method !== 'POST') return fetchFn(input, init);
    return fetchFn(input, init).then((response) => (response.status >= 500 ? refused() : response), refused);
  };
}

/** Treats any 4xx with a message as the API's refusal of the purchase. */
function gullible(fetchFn: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchFn(input, init);
    if (init?.method !== 'POST' || ![403, 404, 429].includes(response.status)) return response;
    return Response.json({ message: 'No.', code: 'insufficient_balance' }, { status: 402 });
  };
}

/** The mutants that change outgoing calls; the others take effect elsewhere. */
export const disguises: Partial<Record<Mutant, (fetchFn: typeof fetch) => typeof fetch>> = {
  'new key on every send': rekeyed,
  'error shown as refused': refusing,
  'refusal believed from a gateway': gullible,
};
