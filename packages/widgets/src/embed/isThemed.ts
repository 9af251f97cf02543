import type { ElementSettings } from './page.ts';

/** Attributes of every element, and of the script tag as `data-…` for all elements of its page. */
export const themeAttributes = ['theme', 'accent', 'radius', 'font'] as const;

/** True where a page says anything about the look of an element. */
export const isThemed = (element: Element, script: Element, { theme }: ElementSettings): boolean =>
  !!theme ||
  themeAttributes.some((name) => element.hasAttribute(name) || script.hasAttribute(`data-${name}`));
