import { plural } from '@oja/core';

/** The transaction PIN: on the profile and on the review of a purchase. */
export const transactionPin = {
  title: 'Transaction PIN',
  lead: 'Without it, someone who picks up your phone can’t sell from your balance.',
  loading: 'Loading your PIN settings',
  slow: 'The network is slow. Your PIN settings are on their way.',
  failed: 'Could not load your PIN settings',
  stale: (at: string) => `These are your PIN settings as of ${at}.`,
  tryAgain: 'Try again',
  none: 'Your sales don’t ask for a PIN.',
  asked: 'Every sale asks for your PIN.',
  askedFrom: (amount: string) => `Sales of ${amount} or more ask for your PIN.`,
  lockedTitle: 'Your PIN is locked',
  lockedBody:
    'Five wrong PINs were entered. Set a new one with your password and a code that we email to you.',
  set: 'Set a PIN',
  change: 'Change the PIN',
  limit: 'Change the amount',
  remove: 'Remove the PIN',
  forgotten: 'I forgot my PIN',
  unlock: 'Set a new PIN',
  newPin: 'New PIN',
  newPinHint: '4 to 6 digits. Don’t use a birthday.',
  again: 'New PIN again',
  askFrom: 'Ask from this amount',
  askFromHint: 'Leave it empty to ask for every sale.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  code: 'Code',
  codeHint: 'We have emailed it to you. It is valid for 10 minutes.',
  codeWrong: 'Enter the code from the email.',
  amountWrong: 'Enter an amount, like 1,000.',
  issues: {
    length: 'Use 4 to 6 digits.',
    easy: 'This is too easy to guess. Don’t repeat a digit or count up or down.',
  },
  mismatch: 'The two PINs are not the same.',
  save: 'Save',
  sendCode: 'Email me a code',
  sendCodeLead: 'We email you a code. You need it to set a new PIN.',
  removeLead: 'Your sales will no longer ask for a PIN.',
  saved: 'Saved.',
  pin: 'Your PIN',
  missing: 'Enter your PIN: 4 to 6 digits.',
  wrong: (left: number | null) =>
    left === null
      ? 'This PIN is not right.'
      : `This PIN is not right. ${plural(left, { one: `${left} more wrong PIN locks it.`, other: `You can try ${left} more times.` })}`,
  notCharged: 'Nothing was charged.',
  lockedSale: 'Nothing was charged. Set a new PIN in your profile, then sell.',
};
