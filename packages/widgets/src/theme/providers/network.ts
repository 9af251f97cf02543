import { looksFrom } from './providerLook.ts';

/** The networks. T2 was 9mobile before, and Etisalat before that. */
export const looks = /* @__PURE__ */ looksFrom([
  ['mtn', 'MT', '#ffcb05', '#17171a'],
  ['airtel', 'AI', '#d9041b'],
  ['glo', 'GL', '#1e7d32'],
  ['t2 9mobile etisalat', 'T2', '#ff7a1a', '#2a1000'],
]);
