/** Attributes that every element takes, and the script tag too, as `data-…`, for all elements of its page. */
export const themeAttributes = ['theme', 'radius', 'accent', 'font'] as const;

/**
 * THE LIST: every tag, with the attributes of its own. The tag names the file beside `oja.js` that mounts it:
 * `<tag>.element.tsx` in this folder becomes `<tag>.js`.
 */
export const elements = {
  'oja-data-purchase': ['phone'],
} as const satisfies Record<string, readonly string[]>;

export type Tag = keyof typeof elements;
export const tags = Object.keys(elements) as readonly Tag[];
