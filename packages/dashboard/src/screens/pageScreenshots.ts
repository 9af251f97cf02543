/** Looks of each page in screenshots: colour scheme, width and minimum height in px. */
export const screenshotSizes = [
  ['light', 360, 780],
  ['dark', 1280, 800],
] as const;

/** Name of the shell's screenshot, for `screenshotOf`. */
export const shellScreenshot = 'shell';

/** File name of a page's screenshot, without its extension. */
export const screenshotOf = (page: string, scheme: string, width: number) => `${page}-${width}-${scheme}`;
