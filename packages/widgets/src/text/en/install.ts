/** The prompt to install the app on the home screen. */
export const install = {
  title: (product: string) => `Put ${product} on your home screen`,
  body: 'It opens faster, and shows your last figures without a network.',
  install: 'Install',
  dismiss: 'Don\u2019t ask again',
};
