/** The drawer in which an agent chooses how the dashboard speaks and looks. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  font: 'Font',
  fontHint: 'Amounts line up in every font.',
  radius: 'Corners',
  pixels: (px: number) => `${px} px`,
  kept: 'Kept on this device.',
  reset: 'Reset to default',
};
