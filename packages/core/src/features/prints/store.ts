import * as v from 'valibot';
import { SECOND } from '../../format/duration.ts';
import type { BodyOf } from '../../http/endpoint.ts';
import type { CallResult } from '../../http/parseResponse.ts';
import { lacksTheCall } from '../../http/problem.ts';
import { deviceText } from '../../platform/defaultPlatform.ts';
import { object } from '../../shared/schemas/object.ts';
import { parseStored } from '../../shared/textStorage.ts';
import { within } from '../../shared/within.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { printEndpoints } from './endpoints.ts';
import type { Shop } from './schema.ts';

/** The details on an agent's printed cards, and the number of prints of each purchase's pins. Pins are not stored. */
export interface PrintStore {
  readonly shop: Resource<Shop>;
  /** Saves all details: cards do not show an omitted one. */
  saveShop(shop: BodyOf<typeof printEndpoints.saveShop>): Promise<CallResult<Shop>>;
  /**
   * Counts a print of a purchase, by its ref, and resolves with its number: 1 is the first. The server counts for all
   * devices. If it has not answered within 6 s, or lacks the call, this page counts; the print is sent to the server
   * when the device is back online, or by the next visit that prints.
   */
  record(ref: string): Promise<number>;
  reset(): void;
}

type Context = Pick<StoreContext, 'call' | 'now' | 'platform' | 'account'>;

/** The maximum number of unsent prints: a day of work in a shop without a network. */
const MOST = 200;
/** In ms, because a customer is waiting for the paper. */
const SEND_TIMEOUT = 6 * SECOND;

const unsentSchema = object({ agent: v.string(), prints: v.array(v.tuple([v.string(), v.string()])) });

/** Stores on this device the prints that the server has not counted, as ref and id. Prints of another agent are dropped. */
function createUnsent({ platform, account }: Pick<Context, 'platform' | 'account'>) {
  const storage = platform.unsentPrintsStorage ?? deviceText('oja_unsent_prints');
  const agentId = () => account.peek()?.agentId ?? '';
  const read = () => {
    const stored = v.safeParse(unsentSchema, parseStored(storage));
    return stored.success && stored.output.agent === agentId() ? stored.output.prints : [];
  };
  const write = (prints: readonly (readonly [ref: string, id: string])[]) =>
    storage.write(JSON.stringify({ agent: agentId(), prints: prints.slice(-MOST) }));
  return {
    read,
    add: (ref: string, id: string) => write([...read(), [ref, id]]),
    remove: (id: string) => write(read().filter((print) => print[1] !== id)),
  };
}

/** Creates the store of prints; pass it to `client.getStore`. */
export function createPrintStore(context: Context): PrintStore {
  const { call, now, platform } = context;
  const shop = createResource<Shop>(() => call(printEndpoints.shop), now);
  const unsent = createUnsent(context);
  const numbers = new Map<string, number>();

  /** Sends all unsent prints, oldest first. Returns the number of the last one; 0 if the server gave none. */
  async function tell(): Promise<number> {
    let number = 0;
    for (const [ref, id] of unsent.read()) {
      const result = await call(printEndpoints.recordPrint, { params: { ref }, body: { id } });
      if (!result.ok && result.problem.kind !== 'client') return 0;
      // Not sent again if the server lacks the call or does not know the purchase.
      if (result.ok || lacksTheCall(result.problem)) unsent.remove(id);
      number = result.ok ? result.data.number : 0;
      numbers.set(ref, Math.max(number, numbers.get(ref) ?? 0));
    }
    return number;
  }
  platform.onWake(() => void tell());
  void tell();

  return {
    shop,
    async saveShop(body) {
      const result = await call(printEndpoints.saveShop, { body });
      if (result.ok) shop.change(() => result.data);
      return result;
    },
    async record(ref) {
      const own = (numbers.get(ref) ?? 0) + 1;
      numbers.set(ref, own);
      unsent.add(ref, platform.newKey());
      const counted = await within(SEND_TIMEOUT, tell(), platform.wait);
      return Math.max(own, counted ?? 0);
    },
    reset() {
      shop.reset();
      numbers.clear();
    },
  };
}
