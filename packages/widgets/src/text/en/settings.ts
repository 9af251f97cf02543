/** The settings drawer: language and appearance of the dashboard. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { device: 'Same as the phone', light: 'Light', dark: 'Dark' },
  balance: 'Balance on the dashboard',
  balances: { shown: 'Shown', hidden: 'Hidden' },
  lowBalance: 'Low balance limit',
  lowBalanceHint: 'Below this, adding money comes first.',
  font: 'Font',
  fontHint: 'Amounts line up in every font.',
  radius: 'Corners',
  pixels: (px: number) => `${px} px`,
  kept: 'Saved on this device.',
  reset: 'Reset to default',
};
