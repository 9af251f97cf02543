/** What an embed says once its widget is there. */
export const embedded = {
  crashed: 'Something went wrong. Reload the page: your sale is kept, and you will not pay twice.',
};
