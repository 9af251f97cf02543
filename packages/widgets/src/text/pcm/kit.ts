import type { Age } from '@oja/core';
import type { Sections } from '../catalogue.ts';

const units: Readonly<Record<Age['unit'], string>> = { second: 'sec', minute: 'min', hour: 'h', day: 'day' };

/** Text shared by all widgets. */
export const kit: Sections = {
  kit: {
    copy: 'Copy am',
    copied: 'E don copy',
    copyFailed: 'E no gree copy. Select am, copy am by hand.',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    clearSearch: 'Clear search',
    loading: 'E dey load',
    dismiss: 'Comot am',
    close: 'Close am',
    notLoaded: 'Dis one no load. Try again.',
    tryAgain: 'Try again',
  },
  money: {
    'not-charged': 'We no charge you',
    held: 'We hold am, we dey confirm',
    charged: 'We don charge am',
    'refund-due': 'E fail, money never come back',
    refunded: 'Money don come back',
  },
  delivery: {
    delivered: 'E don land',
    waiting: 'We dey wait for network',
    failed: 'E no work',
  },
  problems: {
    client: 'Dem no accept wetin you send. Check wetin you enter, try again.',
    server: 'Di service get problem now. Try again after one minute.',
    timeout: 'Network take too long to answer. Try again.',
    connection: 'We no fit reach di service. Check your connection, try again.',
    network: 'You dey offline. Connect to internet, try again.',
    cancel: 'You stop am before e finish.',
    unknown: 'We no fit read di answer wey we get. Try again. If e continue, tell support.',
    notSent: 'This one no fit go as you type am, so nothing go. Check am, try again.',
    noToken: 'We no fit sign in to di service. Load di page again. If e continue, tell support.',
  },
  problemDetails: {
    reference: 'For support',
  },
  time: {
    justNow: 'just now',
    ago: ({ count, unit }) => `${count} ${units[unit]} don pass`,
  },
  embed: {
    loading: 'E dey load',
    tryAgain: 'Try again',
    lost: 'Dis one no load. Tell di person wey get di site.',
  },
  embedFrame: { title: 'Form to buy', payment: 'Form to pay' },
  embedFault: {
    host: 'Dis one no dey work for dis page now. Abeg tell di person wey get di site.',
    network: 'Dis one no load. Check your connection, try again.',
    oja: 'Dis one no dey work now. No be your connection. Abeg come back later.',
    visitor: 'You dey offline. Connect to internet, try again.',
  },
  embedded: {
    crashed: 'Something spoil. Load di page again: we keep your sale, and you no go pay two times.',
  },
};
