/** Names of the categories in lists. */
export const categoryNames = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Ọkụ eletrik',
  cable: 'Cable TV',
  'result-checker': 'Pin ule',
  'recharge-card': 'Kaadị ekwentị',
};

export const formTitles = {
  data: 'Zụọ data',
  airtime: 'Zụọ airtime',
  electricity: 'Kwụọ ụgwọ ọkụ',
  cable: 'Kwụọ ụgwọ TV',
  'result-checker': 'Zụọ pin ule',
  'recharge-card': 'Zụọ kaadị ekwentị',
};

export const serviceKinds = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Ụlọ ọrụ TV',
  'result-checker': 'Ule',
  'recharge-card': 'Network',
};

export const allSelling = {
  data: 'Network niile na-arụ ọrụ',
  airtime: 'Network niile na-arụ ọrụ',
  electricity: 'Disco niile na-arụ ọrụ',
  cable: 'Ụlọ ọrụ TV niile na-arụ ọrụ',
  'result-checker': 'Pin ule niile dị',
  'recharge-card': 'Kaadị ekwentị niile dị',
};

export const receiptItems = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Ule',
  'recharge-card': 'Kaadị',
};

export const receiptRecipients = {
  data: 'Ekwentị',
  airtime: 'Ekwentị',
  electricity: 'Mita',
  cable: 'Nọmba kaadị',
  'result-checker': 'Nke',
  'recharge-card': 'Nke',
};
