import { looksFrom } from './providerLook.ts';

/** The exam bodies. */
export const looks = /* @__PURE__ */ looksFrom([
  ['waec', 'WA', '#1a3f8f'],
  ['neco', 'NE', '#0a6b37'],
  ['nabteb', 'NB', '#7b1e3a'],
  ['jamb', 'JA', '#8a5a00'],
]);
