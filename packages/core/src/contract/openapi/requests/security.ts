import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

/** Examples of the calls for second factors, PINs, sessions and the agent's own data. */
export const securityRequests: RequestExamples = {
  secondFactor: {
    summary: 'Whether there is an authenticator app, and how many recovery codes are left',
  },
  startSecondFactor: {
    summary: 'Begin a second factor: the secret for an authenticator app',
    details:
      'The secret is in this answer alone. It counts for nothing before its first code, and for ten minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 409: ['factor_is_on'] },
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with the app’s first code',
    details:
      'The recovery codes are in this answer alone; each is good once. Where the agent has some already, these stay good and there are none in the answer.',
    body: { code: '123456', endOthers: true },
    refusals: {
      400: ['wrong_code'],
      409: ['factor_not_begun'],
      429: ['too_many_attempts'],
    },
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes, which end those before',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required'],
      409: ['factor_is_off'],
    },
  },
  removeSecondFactor: {
    summary: 'Turn the second factor off',
    body: { confirmation: 'confirmation-1', endOthers: true },
    refusals: { 403: ['password_required'] },
  },
  pin: {
    summary: 'Whether the agent’s sales ask for a transaction PIN',
    details:
      'The PIN is asked in the agent’s own purchases. Widget sessions are limited by their allowance instead.',
  },
  setPin: {
    summary: 'Set or change the transaction PIN, or from how much it is asked',
    body: { confirmation: 'confirmation-1', pin: '4071', askFrom: '1000.00' },
    refusals: { 403: ['password_required', 'pin_locked'] },
  },
  removePin: {
    summary: 'Sell without a transaction PIN again',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required', 'pin_locked'] },
  },
  sendPinCode: {
    summary: 'Send a code for a new transaction PIN',
    details:
      'The way out after five wrong ones, or where it is forgotten: the code goes to the agent’s email address.',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required'],
      409: ['no_pin'],
      429: ['too_many_attempts'],
    },
  },
  resetPin: {
    summary: 'Set a new transaction PIN with the code',
    details: 'It ends the lock. The code is good for 10 minutes and five tries.',
    body: { reference: 'pin-code-1', otp: '123456', pin: '4071' },
    refusals: { 429: ['too_many_attempts'] },
  },
  sessions: {
    summary: 'Where the agent is signed in',
    details:
      'A session ends at `endsAt`, and at `idleEndsAt` unless it is used before. A sign-in with a device that was not seen before leaves a notice, and what new devices sell in 24 hours may be limited.',
  },
  endSessions: {
    summary: 'End another session, or all others',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 404: unknown('This session is over, or another agent’s.') },
  },
  ownData: {
    summary: 'What is kept of the agent, and what is in the way of closing the account',
    details:
      '`keptYears`: for how many years sales and money movements of a closed account say whom they were for.',
  },
  ownDataFile: {
    summary: 'A copy of all that is kept of the agent but the history',
    details: '`GET /transactions` gives the history. No password, token or key is in it.',
  },
  closeAccount: {
    summary: 'Close the account for good',
    details:
      'All sessions and keys end. Customers, notices, prices and names are deleted; sales and money movements are kept as the law asks.',
    body: { confirmation: 'confirmation-1', username: 'amaka' },
    refusals: {
      403: ['password_required'],
      409: ['open_sales', 'balance_left'],
    },
  },
};
