/** Text of an embed after its widget has loaded. */
export const embedded = {
  crashed: 'Something went wrong. Reload the page: your purchase is saved, and you will not pay twice.',
};
