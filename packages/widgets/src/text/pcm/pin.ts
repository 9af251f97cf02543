import type { Sections } from '../catalogue.ts';
import { plural } from './plural.ts';

/** The transaction PIN. */
export const pin: Sections = {
  transactionPin: {
    title: 'Transaction PIN',
    lead: 'Anybody wey carry your phone no fit sell from your balance without am.',
    loading: 'Your PIN settings dey load',
    slow: 'Network slow. Your PIN settings dey road.',
    failed: 'Your PIN settings no load',
    stale: (at) => `Na your PIN settings be dis as e be for ${at}.`,
    tryAgain: 'Try again',
    none: 'Your sales no dey ask for PIN.',
    asked: 'Every sale dey ask for your PIN.',
    askedFrom: (amount) => `Any sale wey reach ${amount} dey ask for your PIN.`,
    lockedTitle: 'Your PIN don lock',
    lockedBody:
      'Somebody enter wrong PIN five times. Set new one with your password and code wey we go mail you.',
    set: 'Set PIN',
    change: 'Change di PIN',
    limit: 'Change from how much',
    remove: 'Remove di PIN',
    forgotten: 'I forget my PIN',
    unlock: 'Set new PIN',
    newPin: 'New PIN',
    newPinHint: '4 to 6 digits. No use birthday.',
    again: 'New PIN again',
    askFrom: 'Ask from dis amount',
    askFromHint: 'Leave am empty make e ask for every sale.',
    password: 'Password',
    passwordMissing: 'Enter your password.',
    code: 'Code',
    codeHint: 'We don mail am to you. E good for 10 minutes.',
    codeWrong: 'Enter di code as e dey di mail.',
    amountWrong: 'Enter how much, like 1,000.',
    issues: {
      length: 'Use 4 to 6 digits.',
      easy: 'Dis one easy to guess. No repeat one digit, no count up or down.',
    },
    mismatch: 'Di two PINs no be di same.',
    save: 'Save am',
    sendCode: 'Mail me code',
    sendCodeLead: 'We go mail code to your email address. Use am set new PIN.',
    removeLead: 'Your sales no go ask for PIN again.',
    saved: 'E don save.',
    pin: 'Your PIN',
    missing: 'Enter your PIN: 4 to 6 digits.',
    wrong: (left) =>
      left === null
        ? 'Dis PIN no correct.'
        : `Dis PIN no correct. ${plural(left, { one: `${left} more wrong PIN go lock am.`, other: `You fit try ${left} more times.` })}`,
    notCharged: 'We no charge you anything.',
    lockedSale: 'We no charge you anything. Set new PIN for your profile, then sell.',
  },
};
