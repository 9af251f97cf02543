import { type Mutation, MutationObserver, QueryClient } from '@tanstack/query-core';
import { persistQueryClient } from '@tanstack/query-persist-client-core';
import { createIndexedDbPersister } from './indexedDbPersister.ts';
import { order, type StartClient, type Word } from './purchaseClient.ts';

/** The mutation variables, which are persisted with it. */
interface Variables {
  readonly reference?: string;
}

const isUnderWay = ({ state }: Mutation) => state.status === 'pending';

function wordOf(mutation: Mutation | undefined): Word {
  if (!mutation || mutation.state.status === 'idle') return 'none';
  if (mutation.state.status === 'pending') return 'open';
  return mutation.state.status === 'success' ? 'delivered' : 'failed';
}

const sendWith =
  (token: string) =>
  async ({ reference = crypto.randomUUID() }: Variables): Promise<unknown> => {
    const answer = await fetch('/api/v1/agent/services/data/purchase', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ ...order, reference }),
    });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    return answer.json();
  };

/** Persisted mutations as in TanStack's guide: a default `mutationFn`, restore, then `resumePausedMutations`. */
export const startTanstack: StartClient = async ({ reference, continued, token }, say) => {
  const client = new QueryClient({
    defaultOptions: { queries: { gcTime: 86_400_000 }, mutations: { gcTime: 86_400_000, retry: 3 } },
  });
  client.setMutationDefaults(['purchase'], { mutationFn: sendWith(token) });
  const mutations = client.getMutationCache();
  mutations.subscribe(() => say(wordOf(mutations.getAll().at(-1))));

  const [, restored] = persistQueryClient({
    queryClient: client,
    persister: await createIndexedDbPersister(),
    ...(continued && { dehydrateOptions: { shouldDehydrateMutation: isUnderWay } }),
  });
  await restored;
  say(wordOf(mutations.getAll().at(-1)));
  if (continued) for (const one of mutations.getAll().filter(isUnderWay)) void one.continue().catch(() => {});
  else void client.resumePausedMutations();

  const observer = new MutationObserver<unknown, Error, Variables>(client, { mutationKey: ['purchase'] });
  return {
    async buy() {
      await observer.mutate(reference ? { reference: crypto.randomUUID() } : {}).catch(() => {});
    },
  };
};
