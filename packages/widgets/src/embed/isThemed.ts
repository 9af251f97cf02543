import type { ElementSettings } from './page.ts';

/** Theme attributes of every element, and of the script tag (as `data-…`) for all elements of its page. */
export const themeAttributes = ['theme', 'accent', 'radius', 'font'] as const;

/** Whether a page sets a theme for an element. */
export const isThemed = (element: Element, script: Element, { theme }: ElementSettings): boolean =>
  !!theme ||
  themeAttributes.some((name) => element.hasAttribute(name) || script.hasAttribute(`data-${name}`));
