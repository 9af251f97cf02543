/** What stands around a list of sales before the rest of it has come. */
export const bulkFrame = {
  title: 'Sell many at once',
  loading: 'Looking for sales that are under way',
};
