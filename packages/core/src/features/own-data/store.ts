import type { CallResult } from '../../http/parseResponse.ts';
import { unexpected } from '../../http/problem.ts';
import { toNaira } from '../../money/kobo.ts';
import { loadPages } from '../../store/pages.ts';
import { createResource, type Resource } from '../../store/resource.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';
import { historyEndpoints } from '../../transaction/endpoints.ts';
import type { Transaction } from '../../transaction/schema.ts';
import { type PasswordProof, withProof } from '../security/password/proof.ts';
import { ownDataEndpoints } from './endpoints.ts';
import type { OwnData } from './schema.ts';

/** The maximum of one server page. */
const PAGE = 100;

/** The data that the server keeps about the agent. The password is not stored. */
export interface OwnDataStore extends Resource<OwnData> {
  /**
   * Returns a copy of all data as JSON: the server's records by kind, and the whole history, newest first, with amounts
   * in naira and times in RFC 3339. Calls `onProgress` with the number of transactions so far.
   */
  makeCopy(onProgress: (transactions: number) => void, signal?: AbortSignal): Promise<CallResult<string>>;
  /** Closes the account permanently, with the password. The session has ended afterwards. */
  close(username: string, proof: PasswordProof, signal?: AbortSignal): Promise<CallResult<unknown>>;
}

const iso = (ms: number) => new Date(ms).toISOString();

/** Writes kobo and ms in wire format, because people and other programs read the file. */
function written({ amount, fee, commission, sellingPrice, balance, createdAt, ...rest }: Transaction) {
  const { refund, settlesBy: _, settlesAtLatest: __, ...told } = rest;
  return {
    ...told,
    amount: toNaira(amount),
    ...(fee !== undefined && { fee: toNaira(fee) }),
    ...(commission !== undefined && { commission: toNaira(commission) }),
    ...(sellingPrice !== undefined && { sellingPrice: toNaira(sellingPrice) }),
    ...(balance?.before !== undefined && { balanceBefore: toNaira(balance.before) }),
    ...(balance?.after !== undefined && { balanceAfter: toNaira(balance.after) }),
    ...(refund && {
      refund: { ref: refund.ref, amount: toNaira(refund.amount), createdAt: iso(refund.createdAt) },
    }),
    createdAt: iso(createdAt),
  };
}

/** Creates the store of the agent's own data; pass it to `client.getStore`. */
export function createOwnDataStore({ call, now }: Pick<StoreContext, 'call' | 'now'>): OwnDataStore {
  const resource = createResource<OwnData>(() => call(ownDataEndpoints.ownData), now);
  return {
    ...resource,
    async makeCopy(onProgress, signal) {
      const file = await call(ownDataEndpoints.ownDataFile, { signal });
      if (!file.ok) return file;
      const transactions: ReturnType<typeof written>[] = [];
      const last = await loadPages(
        (cursor) => call(historyEndpoints.transactions, { query: { limit: PAGE, cursor }, signal }),
        ({ data }) => {
          transactions.push(...data.map(written));
          onProgress(transactions.length);
        },
      );
      if (!last.ok) return last;
      if (last.nextCursor !== null) return unexpected('meta.nextCursor');
      const copy = { madeAt: iso(now()), ...file.data.parts, transactions };
      return { ...file, data: JSON.stringify(copy, null, 2) };
    },
    close: (username, proof, signal) =>
      withProof({ call }, proof, signal, (confirmation) =>
        call(ownDataEndpoints.closeAccount, { body: { confirmation, username }, signal }),
      ),
  };
}
