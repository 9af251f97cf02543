/** Options of invented past sales. They are inserted into SQL unescaped. */
export interface ManySales {
  /** A query that selects the agents' ids. */
  readonly who: string;
  readonly each: number;
  /** The newest sale's time, in ms since 1970. Each older sale is `apartMs` earlier. */
  readonly until: number;
  readonly apartMs: number;
}

/**
 * Three statements that insert sales which ended long ago, each with the entry and the posting that lists show. Of a
 * hundred sales, two failed and one was reversed; a single one is pending. They move no money.
 */
export function manySales({ who, each, until, apartMs }: ManySales): readonly string[] {
  const made = `sale.ref like 'OJA-PAST-%' and sale.agent_id in (${who})`;
  return [
    `insert into transactions (id, ref, agent_id, reference, fingerprint, kind, status, name, description, category,
      service_id, recipient, amount, fee, commission, created_at)
    select gen_random_uuid(), 'OJA-PAST-' || left(agent.id::text, 8) || '-' || n, agent.id, gen_random_uuid()::text, '',
      'sale',
      case when n = ${each - 100} then 'pending' when n % 100 in (3, 57) then 'failed' when n % 100 = 29 then 'reversed'
        else 'delivered' end,
      (array['MTN 1 GB', 'Airtel airtime', 'Ikeja Electric prepaid', 'GOtv Jolli'])[n % 4 + 1], 'Sold long ago',
      (array['data', 'airtime', 'electricity', 'cable'])[n % 4 + 1], 'a-service',
      '080' || lpad((abs(hashtext(agent.id::text || n)::bigint) % 100000000)::text, 8, '0'), 10000 + n % 500 * 100, 0, 200,
      to_timestamp(${until / 1000}) - (${each} - n) * interval '${apartMs} milliseconds'
    from (${who}) as agent, generate_series(1, ${each}) as n
    order by n`,
    `insert into entries (id, kind, transaction_id, created_at)
    select gen_random_uuid(), 'hold', sale.id, sale.created_at from transactions as sale where ${made}`,
    `insert into postings (id, entry_id, account_id, amount, balance_before, balance_after)
    select gen_random_uuid(), entry.id, 'wallet:' || sale.agent_id, -sale.amount, 100000000, 100000000 - sale.amount
    from entries as entry join transactions as sale on sale.id = entry.transaction_id
    where ${made} and entry.kind = 'hold'`,
  ];
}
