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
    'The purchase is more than this widget session or key may sell. Nothing was charged.',
    'Sell less, or give the session or the key a higher limit.',
  ),
  over_daily_limit: row(
    'host',
    'changed',
    'The purchase is more than this key may still sell today. Nothing was charged.',
    'Wait for the next day, or raise the limit under API keys.',
  ),
  new_device_limit: row(
    'agent',
    'changed',
    'The purchase is more than the agent’s new devices may still sell in 24 hours. Nothing was charged.',
    'Use a known device, or wait for 24 hours.',
  ),
  pin_required: row(
    'agent',
    'changed',
    'The agent has a transaction PIN. Send it in `pin`. Nothing was charged.',
    'Ask for the PIN at each sale, and never store it.',
  ),
  wrong_pin: row(
    'agent',
    'changed',
    'The PIN is not right. After `data.triesLeft` more wrong PINs, it is locked. Nothing was charged.',
    'Ask for the PIN again.',
  ),
  in_progress: row(
    'network',
    'ask',
    'This purchase is still in progress. Requery it by its reference.',
    'Send GET /transactions/{ref} until the purchase has a final status.',
  ),
  price_changed: row(
    'host',
    'changed',
    'The price has changed. The new price is in `data.price`. Nothing was charged.',
    'Show the new price, and sell at that price once the agent agrees.',
  ),
  service_unavailable: row(
    'network',
    'changed',
    'The service can’t be sold at the moment. If there is a `data.since`, its orders have failed since that time. Nothing was charged.',
    'Offer another service: see GET /services.',
  ),
  out_of_stock: row(
    'oja',
    'changed',
    'Fewer are left than requested: `data.left`. Nothing was charged.',
    'Offer the quantity that is left.',
  ),
  reference_voided: row(
    'host',
    'changed',
    'This reference was voided or refused before: no copy of the purchase is ever charged. Use a new reference.',
    'Create a new reference if you still want to buy.',
  ),
  reference_reused: row(
    'host',
    'changed',
    'This reference belongs to another purchase, which is unchanged. This copy was not charged.',
    'Create a new reference for each purchase.',
  ),
  too_many_checks: row(
    'agent',
    'changed',
    'This widget session has looked up 20 recipients, the maximum.',
    'Open another widget session.',
  ),
  too_many_sessions: row(
    'host',
    'same',
    'This key already has the maximum number of open widget sessions.',
    'Limit each session to a few minutes.',
  ),
  account_exists: row(
    'agent',
    'never',
    'The agent already has an account at this bank.',
    'Show that account: GET /banks.',
  ),
  payments_unavailable: row(
    'oja',
    'same',
    'No bank account or payment page can be opened here. Fund the wallet another way.',
    'Offer another way to fund the wallet.',
  ),
  claimed_before: row(
    'agent',
    'never',
    'The agent has already claimed this transfer.',
    'Show the claim: GET /manual-funding.',
  ),
  too_many_claims: row(
    'agent',
    'same',
    'Five of the agent’s claims are under review, the maximum.',
    'Wait until one of them is reviewed.',
  ),
  customer_exists: row(
    'agent',
    'changed',
    'A customer with this number is already saved.',
    'Show that customer: GET /customers with `query`.',
  ),
  too_many_customers: row(
    'agent',
    'changed',
    'The agent already has the maximum number of saved customers.',
    'Remove a customer first.',
  ),
  too_many: row(
    'agent',
    'changed',
    'The agent already has the maximum number of running schedules.',
    'Stop a schedule first.',
  ),
  too_many_prices: row(
    'agent',
    'changed',
    'The agent already has the maximum number of price rules.',
    'Remove a rule first.',
  ),
  too_many_webhooks: row(
    'agent',
    'changed',
    'The agent already has 5 webhooks, the maximum.',
    'Remove a webhook first.',
  ),
  webhook_off: row('agent', 'changed', 'The webhook is turned off.', 'Turn it on first.'),
});
