/** Attributes that every element takes, and the script tag too, as `data-…`, for all elements of its page. */
export const themeAttributes = ['theme', 'radius', 'accent', 'font'] as const;
