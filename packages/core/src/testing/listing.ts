import type { Wire } from '../contract/endpoints.ts';
import { isFinal, parseStatus } from '../shared/schemas/status.ts';
import { ok, type Reply } from './fakeServer.ts';

type Row = Wire<'transaction'>;

/** Creates the answer to `transactions` of a server that supports `status=pending`, as the reference API does. */
export const listing =
  (rows: readonly Row[]) =>
  ({ query }: { readonly query: URLSearchParams }): Reply<Row[]> =>
    ok(
      rows.filter(({ status }) => query.get('status') !== 'pending' || !isFinal(parseStatus(String(status)))),
    );
