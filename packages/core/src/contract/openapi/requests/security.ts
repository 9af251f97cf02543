import { unknown } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

/** Examples of the calls for second factors, PINs, sessions and the agent's own data. */
export const securityRequests: RequestExamples = {
  secondFactor: {
    summary: 'The state of the second factor, and the number of recovery codes that are left',
  },
  startSecondFactor: {
    summary: 'Start the setup of an authenticator app',
    details:
      'Only this response contains the secret. It takes effect with its first code, which must be confirmed within ten minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required'], 409: ['factor_is_on'] },
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with the app’s first code',
    details:
      'Only this response contains the recovery codes. Each works once. If the agent already has recovery codes, they stay valid, and the response contains none.',
    body: { code: '123456', endOthers: true },
    refusals: {
      400: ['wrong_code'],
      409: ['factor_not_begun'],
      429: ['too_many_attempts'],
    },
  },
  renewRecoveryCodes: {
    summary: 'Create new recovery codes, which replace the previous ones',
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
    summary: 'The state of the agent’s transaction PIN',
    details:
      'The agent’s own purchases require the PIN. Widget sessions are limited by their allowance instead.',
  },
  setPin: {
    summary: 'Set or change the transaction PIN, or the amount from which it is required',
    body: { confirmation: 'confirmation-1', pin: '4071', askFrom: '1000.00' },
    refusals: { 403: ['password_required', 'pin_locked'] },
  },
  removePin: {
    summary: 'Remove the transaction PIN',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: ['password_required', 'pin_locked'] },
  },
  sendPinCode: {
    summary: 'Send a code for a new transaction PIN',
    details:
      'For a PIN that is forgotten, or locked after five wrong ones. The code is sent to the agent’s email address.',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required'],
      409: ['no_pin'],
      429: ['too_many_attempts'],
    },
  },
  resetPin: {
    summary: 'Set a new transaction PIN with the code',
    details: 'This ends the lock. The code is valid for 10 minutes and five attempts.',
    body: { reference: 'pin-code-1', otp: '123456', pin: '4071' },
    refusals: { 429: ['too_many_attempts'] },
  },
  sessions: {
    summary: 'The agent’s sessions',
    details:
      'A session ends at `endsAt`, or at `idleEndsAt` if it is not used before then. A sign-in on an unknown device creates a notice, and the sales of new devices in 24 hours may be limited.',
  },
  endSessions: {
    summary: 'End another session, or all others',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: ['password_required'],
      404: unknown('This session has ended, or it belongs to another agent.'),
    },
  },
  ownData: {
    summary: 'What is stored about the agent, and what prevents closing the account',
    details:
      '`keptYears` is the number of years for which the sales and money movements of a closed account keep their recipients.',
  },
  ownDataFile: {
    summary: 'A copy of all stored data about the agent, without the history',
    details: '`GET /transactions` returns the history. The copy contains no password, token or key.',
  },
  closeAccount: {
    summary: 'Close the account permanently',
    details:
      'All sessions and keys end. Customers, notices, prices and names are deleted; sales and money movements are kept as the law requires.',
    body: { confirmation: 'confirmation-1', username: 'amaka' },
    refusals: {
      403: ['password_required'],
      409: ['open_sales', 'balance_left'],
    },
  },
};
