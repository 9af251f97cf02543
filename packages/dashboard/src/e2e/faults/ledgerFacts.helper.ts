import { BASE_PATH } from '@oja/core';
import type { ReferenceApi } from '@oja/reference-api';
import { classify } from './faultKinds.ts';
import type { LedgerFact } from './judge.helper.ts';
import type { SeenRequest } from './network.helper.ts';
import type { ScheduleContext } from './scheduleContext.helper.ts';

/** The ledger's state of every purchase that reached the proxy. `aliases` lists the other keys of its copies. */
export async function readTruths(
  api: ReferenceApi,
  token: string,
  seen: readonly SeenRequest[],
  aliases: ReadonlyMap<string, readonly string[]>,
): Promise<LedgerFact[]> {
  const recipients = new Map<string, string>();
  for (const request of seen) {
    if (classify(request) !== 'purchase' || !request.reference) continue;
    recipients.set(request.reference, JSON.parse(request.body).recipient);
  }
  return Promise.all(
    [...recipients].map(async ([reference, recipient]) => {
      const keys = [reference, ...(aliases.get(reference) ?? [])];
      const [debits, refunds, sale] = await Promise.all([
        count(keys, api.ledger.debits),
        count(keys, api.ledger.refunds),
        findSale(api, token, reference),
      ]);
      return { reference, recipient, debits, refunds, ref: sale?.ref ?? null, status: sale?.status ?? null };
    }),
  );
}

/** True while the server has a purchase without a final status. */
export const isAnyPending = async (context: Pick<ScheduleContext, 'api' | 'account'>): Promise<boolean> =>
  (await readPending(context)).length > 0;

/** References of the purchases without a final status. */
export async function readPending({
  api,
  account,
}: Pick<ScheduleContext, 'api' | 'account'>): Promise<string[]> {
  const response = await fetch(`${api.url}${BASE_PATH}/transactions?status=pending`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  const { data } = (await response.json()) as { data: readonly { reference: string }[] };
  return data.map(({ reference }) => reference);
}

async function count(keys: readonly string[], of: (key: string) => Promise<readonly number[]>) {
  const amounts = await Promise.all(keys.map((key) => of(key)));
  return amounts.flat().length;
}

/** The API's record of a purchase; `null` if it has none under this reference. */
export async function findSale(
  api: ReferenceApi,
  token: string,
  reference: string,
): Promise<{ ref: string; status: string } | null> {
  const response = await fetch(`${api.url}${BASE_PATH}/transactions/${reference}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The API answered ${response.status} to the judge.`);
  const { data } = (await response.json()) as { data: { ref: string; status: string } };
  return data;
}
