/** Beside a form: which of its services can be sold now. */
export const serviceHealth = {
  title: 'Service health',
  allWell: {
    data: 'All networks are selling',
    airtime: 'All networks are selling',
    electricity: 'All discos are selling',
    cable: 'All TV providers are selling',
    'result-checker': 'All exams are selling',
  },
  allWellElse: 'Everything is selling',
  down: 'Not selling now',
  notice: 'Selling',
  /** Where nothing newer has come. */
  old: (at: string) => `As of ${at}.`,
};
