/** The inline styles and scripts of a page, in order. */
export const inlineOf = (page: string): string[] =>
  [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , content = '']) => content);
