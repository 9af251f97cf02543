/** Names of the categories in lists. */
export const categoryNames = {
  data: 'Data',
  airtime: 'Airtime',
  electricity: 'Iná mànàmáná',
  cable: 'Cable TV',
  'result-checker': 'Pin ìdánwò',
  'recharge-card': 'Káàdì ìpè',
};

export const formTitles = {
  data: 'Ra data',
  airtime: 'Ra airtime',
  electricity: 'Sanwó iná',
  cable: 'Sanwó TV',
  'result-checker': 'Ra pin ìdánwò',
  'recharge-card': 'Ra káàdì ìpè',
};

export const serviceKinds = {
  data: 'Network',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Ilé-iṣẹ́ TV',
  'result-checker': 'Ìdánwò',
  'recharge-card': 'Network',
};

export const allSelling = {
  data: 'Gbogbo network ń ṣiṣẹ́',
  airtime: 'Gbogbo network ń ṣiṣẹ́',
  electricity: 'Gbogbo disco ń ṣiṣẹ́',
  cable: 'Gbogbo ilé-iṣẹ́ TV ń ṣiṣẹ́',
  'result-checker': 'Gbogbo pin ìdánwò wà',
  'recharge-card': 'Gbogbo káàdì ìpè wà',
};

export const receiptItems = {
  data: 'Plan',
  airtime: 'Network',
  electricity: 'Disco',
  cable: 'Package',
  'result-checker': 'Ìdánwò',
  'recharge-card': 'Káàdì',
};

export const receiptRecipients = {
  data: 'Fóònù',
  airtime: 'Fóònù',
  electricity: 'Mítà',
  cable: 'Nọ́ńbà káàdì',
  'result-checker': 'Fún',
  'recharge-card': 'Fún',
};
