/** What an embed says once its widget is there. */
export const embedded = {
  crashed:
    'Something went wrong here. Reload the page: a sale that was sent is kept, and you will not pay twice.',
};
