import { errorRows, row } from './errorRow.ts';

/** Errors of purchases, widget sessions, the wallet, customers, schedules, prices and webhooks. */
export const businessErrors = errorRows({
  insufficient_balance: row(
    'agent',
    'changed',
    'The balance is too low. Nothing was charged.',
    'Offer to fund the wallet.',
  ),
  over_limit: row(
    'host',
    'changed',
    'More than this widget session or key may sell. Nothing was charged.',
    'Sell less, or give the session or the key a higher limit.',
  ),
  over_daily_limit: row(
    'host',
    'changed',
    'This key has sold what it may today. Nothing was charged.',
    'Wait for the next day, or raise the limit under API keys.',
  ),
  new_device_limit: row(
    'agent',
    'changed',
    'The agent’s new devices have sold what they may in 24 hours. Nothing was charged.',
    'Use a device that is known, or wait for 24 hours.',
  ),
  pin_required: row(
    'agent',
    'changed',
    'The agent has a transaction PIN: send it in `pin`. Nothing was charged.',
    'Ask for the PIN at each sale, and keep it nowhere.',
  ),
  wrong_pin: row(
    'agent',
    'changed',
    'The PIN is not right; `data.triesLeft` more and it is locked. Nothing was charged.',
    'Ask for it again.',
  ),
  in_progress: row(
    'network',
    'ask',
    'This purchase is still running: ask for it by its reference.',
    'Ask GET /transactions/{ref} until it has an end.',
  ),
  price_changed: row(
    'host',
    'changed',
    'The price has moved: the new one is in `data.price`. Nothing was charged.',
    'Show the new price, and sell at it once the agent agrees.',
  ),
  service_unavailable: row(
    'network',
    'changed',
    'It can’t be sold at the moment; with `data.since`, because its orders have failed since then. Nothing was charged.',
    'Offer another service: see GET /services.',
  ),
  out_of_stock: row(
    'oja',
    'changed',
    'Fewer are left than were asked for: `data.left` of them. Nothing was charged.',
    'Offer as many as are left.',
  ),
  reference_voided: row(
    'host',
    'changed',
    'This reference was voided, or refused before: no copy of it is ever charged. Use a new one.',
    'Make a new reference to buy after all.',
  ),
  reference_reused: row(
    'host',
    'changed',
    'This reference belongs to another purchase, which stays as it is. This copy was not charged.',
    'Make a new reference for each purchase.',
  ),
  too_many_checks: row(
    'agent',
    'changed',
    'This widget session has made its 20 checks.',
    'Open another widget session.',
  ),
  too_many_sessions: row(
    'host',
    'same',
    'This key has as many widget sessions open as it may.',
    'Let each session live for minutes only.',
  ),
  account_exists: row(
    'agent',
    'never',
    'The agent has an account at this bank already.',
    'Show that one: GET /banks.',
  ),
  payments_unavailable: row(
    'oja',
    'same',
    'No bank opens accounts here: fund the wallet another way.',
    'Offer another way.',
  ),
  claimed_before: row(
    'agent',
    'never',
    'The agent has claimed this transfer already.',
    'Show the claim: GET /manual-funding.',
  ),
  too_many_claims: row(
    'agent',
    'same',
    'Five of the agent’s transfers are being checked: claim the next later.',
    'Wait until one of them is reviewed.',
  ),
  customer_exists: row(
    'agent',
    'changed',
    'A customer with this number is saved already.',
    'Show that one: GET /customers with `query`.',
  ),
  too_many_customers: row(
    'agent',
    'changed',
    'The agent has as many customers as can be saved.',
    'Remove one first.',
  ),
  too_many: row('agent', 'changed', 'The agent has as many schedules as can run.', 'Stop one first.'),
  too_many_prices: row(
    'agent',
    'changed',
    'The agent has as many rules as can be kept.',
    'Remove one first.',
  ),
  too_many_webhooks: row('agent', 'changed', 'An agent has 5 webhooks at most.', 'Remove one first.'),
  webhook_off: row('agent', 'changed', 'The webhook is turned off.', 'Turn it on first.'),
});
