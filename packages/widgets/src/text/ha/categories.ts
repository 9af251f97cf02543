/** Names of the categories in lists. */
export const categoryNames = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Wutar lantarki',
  cable: 'Cable TV',
  'result-checker': 'Pin na jarabawa',
  'recharge-card': 'Katin waya',
};

export const formTitles = {
  data: 'Sayi data',
  airtime: 'Sayi airtime',
  electricity: 'Biya kuɗin wuta',
  cable: 'Biya kuɗin TV',
  'result-checker': 'Sayi pin na jarabawa',
  'recharge-card': 'Sayi katin waya',
};

export const serviceKinds = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Kamfanin TV',
  'result-checker': 'Jarabawa',
  'recharge-card': 'Network',
};

export const allSelling = {
  data: 'Duk network suna aiki',
  airtime: 'Duk network suna aiki',
  electricity: 'Duk disco suna aiki',
  cable: 'Duk kamfanonin TV suna aiki',
  'result-checker': 'Akwai duk pin na jarabawa',
  'recharge-card': 'Akwai duk katin waya',
};

export const receiptItems = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Jarabawa',
  'recharge-card': 'Kati',
};

export const receiptRecipients = {
  data: 'Waya',
  airtime: 'Waya',
  electricity: 'Mita',
  cable: 'Lambar kati',
  'result-checker': 'Na wa',
  'recharge-card': 'Na wa',
};
