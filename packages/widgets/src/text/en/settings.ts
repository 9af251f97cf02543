/** The drawer in which an agent chooses how the dashboard speaks and looks. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  font: 'Font',
  fontHint: 'Amounts keep figures of one width, whatever the font.',
  radius: 'Corners',
  pixels: (px: number) => `${px} px`,
  kept: 'Kept on this device.',
  reset: 'Back to the defaults',
};
