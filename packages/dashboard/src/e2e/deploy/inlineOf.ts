/** The styles and scripts that are inline in a page, in their order. */
export const inlineOf = (page: string): string[] =>
  [...page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(([, , content = '']) => content);
