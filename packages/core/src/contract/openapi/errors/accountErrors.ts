import { errorRows, row } from './errorRow.ts';

/** Errors of accounts, sign-ins, passwords, PINs, second factors and passkeys. */
export const accountErrors = errorRows({
  wrong_credentials: row(
    'agent',
    'changed',
    'The username or the password is wrong. The answer is the same if there is no such agent.',
    'Ask for both again, or offer to reset the password.',
  ),
  second_factor_required: row(
    'agent',
    'changed',
    'The agent has a second factor. Send `code`: a code from the app, a recovery code, or the `code` that POST /auth/passkeys/proof returns. `ways` in `data` lists what the agent has: `app`, `passkey` or both.',
    'Ask for the second factor in one of these `ways`.',
  ),
  sign_in_over: row(
    'agent',
    'never',
    'This sign-in has ended.',
    'Start again with the password: POST /auth/login.',
  ),
  taken: row('agent', 'changed', 'The username is taken. `errors` names the field.', 'Ask for another one.'),
  details_in_use: row(
    'agent',
    'changed',
    'The email address or the phone number already belongs to an account. The answer does not say which of the two.',
    'Offer to sign in or to reset the password.',
  ),
  reset_over: row(
    'agent',
    'never',
    'This password reset has ended.',
    'Start again with POST /auth/reset-password.',
  ),
  wrong_password: row('agent', 'changed', 'The password is not right.', 'Ask for it again.'),
  wrong_code: row(
    'agent',
    'changed',
    'The code is wrong, has expired, or was already used. Each code works once.',
    'Ask for the code that the app shows now.',
  ),
  password_required: row(
    'host',
    'changed',
    'The password must be confirmed first: POST /auth/confirm-password.',
    'Ask for the password, and send the `confirmation`.',
  ),
  factor_is_on: row(
    'agent',
    'never',
    'The agent already has an authenticator app.',
    'Remove the authenticator app first.',
  ),
  factor_is_off: row('agent', 'never', 'The agent has no second factor.', 'Turn on a second factor first.'),
  factor_not_begun: row(
    'agent',
    'never',
    'No setup of a second factor was started in the last ten minutes.',
    'Start again with POST /auth/second-factor.',
  ),
  no_pin: row('agent', 'never', 'The agent has no transaction PIN.', 'Confirm the password, and set a PIN.'),
  pin_locked: row(
    'agent',
    'changed',
    'The PIN is locked after five wrong PINs. A new PIN is set with a code.',
    'Offer to set a new PIN: POST /auth/pin/code.',
  ),
  new_device: row(
    'agent',
    'changed',
    'A new device can’t create or change API keys while its sales are limited.',
    'Use a known device, or wait for 24 hours.',
  ),
  passkey_over: row(
    'agent',
    'changed',
    'This passkey challenge was not requested here, has expired, or was already used. Each challenge works once.',
    'Start again.',
  ),
  passkey_refused: row(
    'agent',
    'changed',
    'The passkey’s signature, its site or its check of the user is not valid.',
    'Start again, on the site of the passkey.',
  ),
  passkey_unknown: row(
    'agent',
    'changed',
    'The passkey is unknown, or no longer belongs to the agent.',
    'Offer another passkey, or a code.',
  ),
  passkey_copied: row(
    'agent',
    'changed',
    'The passkey’s counter did not increase: there may be a copy of the passkey. The agent is notified.',
    'Offer to use a code, and to remove the passkey.',
  ),
  passkey_known: row(
    'agent',
    'never',
    'This passkey is already registered.',
    'Offer to register another phone or security key.',
  ),
  no_passkey: row('agent', 'never', 'The agent has no passkey.', 'Ask for a code instead.'),
  too_many_passkeys: row(
    'agent',
    'changed',
    'The agent already has ten passkeys, the maximum.',
    'Remove a passkey first.',
  ),
  open_sales: row(
    'agent',
    'same',
    'A sale has no final status yet.',
    'Wait until each sale has a final status.',
  ),
  balance_left: row(
    'agent',
    'changed',
    'There is still money in the wallet.',
    'Spend it on sales, or ask support to pay it out.',
  ),
});
