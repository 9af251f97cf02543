/** The frame of the bulk sales, shown before the rest has loaded. */
export const bulkFrame = {
  title: 'Sell many at once',
  loading: 'Looking for unfinished lists',
};
