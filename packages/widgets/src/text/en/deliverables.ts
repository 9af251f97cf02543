import type { Instruction } from '@oja/core';

/** Delivered items: tokens, PINs and instructions. */
export const deliverables = {
  token: 'Token',
  copyToken: 'Copy token',
  step: (step: number) => `Step ${step}`,
  keyChange: 'Key change code',
  copyStep: (step: number) => `Copy step ${step}`,
  stepsTitle: (steps: number) => `${steps} codes, in this order`,
  stepsBody: 'Type each code into the meter and press enter, then wait for it to accept before the next one.',
  careful: 'Most meters lock for a while after three wrong tries.',
  units: 'Units',
  tariff: 'Tariff',
  vat: 'VAT',
  pin: 'Pin',
  pinOf: (pin: number, pins: number) => `Pin ${pin} of ${pins}`,
  serial: 'Serial',
  hidden: 'Hidden',
  showPin: 'Show',
  hidePin: 'Hide',
  showPinLabel: (name: string) => `Show ${name}`,
  hidePinLabel: (name: string) => `Hide ${name}`,
  copyPin: 'Copy pin',
  copyPinAt: (pin: number) => `Copy pin ${pin}`,
  instructions: {
    'keep-decoder-on':
      'Keep the decoder on and tuned to a channel. If it still shows an error after 10 minutes, switch it off and on again.',
    'load-card': 'To load a card, dial *311*, its pin, then #.',
  } satisfies Readonly<Record<Instruction, string>>,
};
