import { looksFrom } from './providerLook.ts';

/** The distribution companies. Each has a unique colour, so that a wrong choice is noticed. */
export const looks = /* @__PURE__ */ looksFrom([
  ['ikeja', 'IK', '#b3122b'],
  ['eko', 'EK', '#00695c'],
  ['abuja', 'AJ', '#1f4e9e'],
  ['kano', 'KN', '#5d4037'],
  ['portharcourt', 'PH', '#6a1b9a'],
  ['jos', 'JO', '#33691e'],
  ['ibadan', 'IB', '#ad3b00'],
  ['kaduna', 'KD', '#00607a'],
  ['enugu', 'EN', '#9c1458'],
  ['benin', 'BE', '#7a5c00'],
  ['aba', 'AP', '#4a3fb5'],
  ['yola', 'YO', '#37474f'],
]);
