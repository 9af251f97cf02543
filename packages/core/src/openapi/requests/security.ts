import type { Refusal } from '../refusals.ts';
import { passwordRequired, tooMany, unknown, wrongCode } from './reasons.ts';
import type { RequestExamples } from './requestExample.ts';

const pinLocked: Refusal = { code: 'pin_locked', why: 'Five wrong PINs: a new one is set with a code.' };

/** What guards an account, and what is kept of it. */
export const securityRequests: RequestExamples = {
  secondFactor: {
    summary: 'Whether there is an authenticator app, and how many recovery codes are left',
  },
  startSecondFactor: {
    summary: 'Begin a second factor: the secret for an authenticator app',
    details:
      'The secret is in this answer alone. It counts for nothing before its first code, and for ten minutes.',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired], 409: [{ code: 'factor_is_on', why: 'There is one already.' }] },
  },
  confirmSecondFactor: {
    summary: 'Turn the second factor on with the app’s first code',
    details:
      'The recovery codes are in this answer alone; each is good once. Where the agent has some already, these stay good and there are none in the answer.',
    body: { code: '123456', endOthers: true },
    refusals: {
      400: [wrongCode],
      409: [{ code: 'factor_not_begun', why: 'None was begun in the last ten minutes.' }],
      429: tooMany,
    },
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes, which end those before',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [passwordRequired],
      409: [{ code: 'factor_is_off', why: 'There is no second factor.' }],
    },
  },
  removeSecondFactor: {
    summary: 'Turn the second factor off',
    body: { confirmation: 'confirmation-1', endOthers: true },
    refusals: { 403: [passwordRequired] },
  },
  pin: {
    summary: 'Whether the agent’s sales ask for a transaction PIN',
    details:
      'The PIN is asked in the agent’s own purchases. Widget sessions are limited by their allowance instead.',
  },
  setPin: {
    summary: 'Set or change the transaction PIN, or from how much it is asked',
    body: { confirmation: 'confirmation-1', pin: '4071', askFrom: '1000.00' },
    refusals: { 403: [passwordRequired, pinLocked] },
  },
  removePin: {
    summary: 'Sell without a transaction PIN again',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired, pinLocked] },
  },
  sendPinCode: {
    summary: 'Send a code for a new transaction PIN',
    details:
      'The way out after five wrong ones, or where it is forgotten: the code goes to the agent’s email address.',
    body: { confirmation: 'confirmation-1' },
    refusals: {
      403: [passwordRequired],
      409: [{ code: 'no_pin', why: 'There is no transaction PIN.' }],
      429: tooMany,
    },
  },
  resetPin: {
    summary: 'Set a new transaction PIN with the code',
    details: 'It ends the lock. The code is good for 10 minutes and five tries.',
    body: { reference: 'pin-code-1', otp: '123456', pin: '4071' },
    refusals: { 429: tooMany },
  },
  sessions: {
    summary: 'Where the agent is signed in',
    details:
      'A session ends at `endsAt`, and at `idleEndsAt` unless it is used before. A sign-in with a device that was not seen before leaves a notice, and what new devices sell in 24 hours may be limited.',
  },
  endSessions: {
    summary: 'End another session, or all others',
    body: { confirmation: 'confirmation-1' },
    refusals: { 403: [passwordRequired], 404: unknown('This session is over, or another agent’s.') },
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
      403: [passwordRequired],
      409: [
        { code: 'open_sales', why: 'A sale has no result yet.' },
        { code: 'balance_left', why: 'There is money in the wallet.' },
      ],
    },
  },
};
