import { looksFrom } from './providerLook.ts';

/** TV providers: decoders and streaming. */
export const looks = /* @__PURE__ */ looksFrom([
  ['dstv', 'DS', '#0069b4'],
  ['gotv', 'GO', '#00703c'],
  ['startimes', 'ST', '#f26522', '#2a1000'],
  ['showmax', 'SH', '#c2006b'],
]);
