/** Like `Object.hasOwn`, which WebViews before Chromium 93 (2021) lack. */
export const hasOwn = (object: object, key: PropertyKey): boolean =>
  // biome-ignore lint/suspicious/noPrototypeBuiltins: these engines have nothing else.
  Object.prototype.hasOwnProperty.call(object, key);
