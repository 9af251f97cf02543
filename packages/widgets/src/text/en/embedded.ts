/** What an embed says once its widget is there. */
export const embedded = {
  crashed:
    'Something went wrong here. Load the page again: a sale that is on its way is kept, and you will not pay twice.',
};
