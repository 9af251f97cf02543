/** Names of the categories in lists. */
export const categoryNames = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Light',
  cable: 'Cable TV',
  'result-checker': 'Exam pins',
  'recharge-card': 'Recharge cards',
};

export const formTitles = {
  data: 'Buy data',
  airtime: 'Buy airtime',
  electricity: 'Pay for light',
  cable: 'Pay for TV',
  'result-checker': 'Buy exam pins',
  'recharge-card': 'Buy recharge cards',
};

export const serviceKinds = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'TV company',
  'result-checker': 'Exam',
  'recharge-card': 'Network',
};

export const allSelling = {
  data: 'All network dey work',
  airtime: 'All network dey work',
  electricity: 'All disco dey work',
  cable: 'All TV company dey work',
  'result-checker': 'All exam pins dey',
  'recharge-card': 'All recharge cards dey',
};

export const receiptItems = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Exam',
  'recharge-card': 'Card',
};

export const receiptRecipients = {
  data: 'Phone',
  airtime: 'Phone',
  electricity: 'Meter',
  cable: 'Card number',
  'result-checker': 'For',
  'recharge-card': 'For',
};
