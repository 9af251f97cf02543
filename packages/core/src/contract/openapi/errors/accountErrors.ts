import { errorRows, row } from './errorRow.ts';

/** Errors of accounts, sign-ins, passwords, PINs, second factors and passkeys. */
export const accountErrors = errorRows({
  wrong_credentials: row(
    'agent',
    'changed',
    'Wrong username or password: the same answer where there is no such agent.',
    'Ask for both again, or offer to reset the password.',
  ),
  second_factor_required: row(
    'agent',
    'changed',
    'The agent has a second factor: send a code of the app, a recovery code, or what POST /auth/passkeys/proof answers with, in `code`. `ways` in `data` says which of `app` and `passkey` there are.',
    'Ask for the second factor by one of `ways`.',
  ),
  sign_in_over: row(
    'agent',
    'never',
    'This sign-in is over: begin with the password.',
    'Go back to POST /auth/login.',
  ),
  taken: row('agent', 'changed', 'The username is taken: `errors` says so.', 'Ask for another one.'),
  details_in_use: row(
    'agent',
    'changed',
    'The email address or the phone number belongs to an account. Neither is named: sign in, or reset the password.',
    'Offer to sign in and to reset the password.',
  ),
  reset_over: row(
    'agent',
    'never',
    'This reset is over: begin again.',
    'Go back to POST /auth/reset-password.',
  ),
  wrong_password: row('agent', 'changed', 'The password is not right.', 'Ask for it again.'),
  wrong_code: row(
    'agent',
    'changed',
    'The code is wrong, too old, or was used before: each is good once.',
    'Ask for the code that the app shows now.',
  ),
  password_required: row(
    'host',
    'changed',
    'Confirm the password first: POST /auth/confirm-password.',
    'Ask for the password, and send its `confirmation`.',
  ),
  factor_is_on: row(
    'agent',
    'never',
    'There is an authenticator app already.',
    'Remove the authenticator app first.',
  ),
  factor_is_off: row('agent', 'never', 'There is no second factor.', 'Turn one on first.'),
  factor_not_begun: row(
    'agent',
    'never',
    'No second factor was begun in the last ten minutes.',
    'Begin again with POST /auth/second-factor.',
  ),
  no_pin: row('agent', 'never', 'There is no transaction PIN.', 'Set one with a confirmed password.'),
  pin_locked: row(
    'agent',
    'changed',
    'Five wrong PINs: a new one is set with a code.',
    'Offer a new PIN: POST /auth/pin/code.',
  ),
  new_device: row(
    'agent',
    'changed',
    'A new device makes and changes no keys while what it may sell is limited.',
    'Use a device that is known, or wait for 24 hours.',
  ),
  passkey_over: row(
    'agent',
    'changed',
    'This proof by passkey was not begun here, took too long, or was used before: each challenge is good once.',
    'Begin again.',
  ),
  passkey_refused: row(
    'agent',
    'changed',
    'The signature of the passkey, the site, or the check of the person is not right.',
    'Begin again, on the site of the passkey.',
  ),
  passkey_unknown: row(
    'agent',
    'changed',
    'This is not, or no longer, a passkey of the agent.',
    'Offer another passkey, or a code.',
  ),
  passkey_copied: row(
    'agent',
    'changed',
    'The passkey’s counter did not go on: there may be a copy of it. The agent is told.',
    'Offer a code, and to remove the passkey.',
  ),
  passkey_known: row(
    'agent',
    'never',
    'This passkey is registered already.',
    'Offer to register another phone or key.',
  ),
  no_passkey: row('agent', 'never', 'The agent has no passkey.', 'Ask for a code instead.'),
  too_many_passkeys: row(
    'agent',
    'changed',
    'The agent has ten passkeys, which are the most.',
    'Remove one first.',
  ),
  open_sales: row('agent', 'same', 'A sale has no result yet.', 'Wait until each sale has an end.'),
  balance_left: row(
    'agent',
    'changed',
    'There is money in the wallet.',
    'Sell it, or ask support to pay it out.',
  ),
});
