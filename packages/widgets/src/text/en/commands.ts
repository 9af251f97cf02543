/** The command palette: all screens, customers and actions, for keyboard users. */
export const commands = {
  title: 'Go to',
  search: 'Screen, customer or action',
  groups: { customers: 'Sell to', screens: 'Screens', actions: 'Actions' },
  found: (count: number) => `${count} found`,
  none: 'Nothing found. Type the name of a screen, or two letters of a customer\u2019s name.',
  hideBalance: 'Hide the balance',
  showBalance: 'Show the balance',
  /** Keys with their actions. */
  keys: [
    ['\u2191 \u2193', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
    ['Ctrl K', 'open this again'],
  ],
};
