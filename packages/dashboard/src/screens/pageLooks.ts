/** Looks of each page in screenshots: colour scheme, width and minimum height in px. */
export const looks = [
  ['light', 360, 780],
  ['dark', 1280, 800],
] as const;

/** Name of the shell's screenshot, for `pictureOf`. */
export const shellPicture = 'shell';

/** File name of a page's screenshot, without its extension. */
export const pictureOf = (page: string, scheme: string, width: number) => `${page}-${width}-${scheme}`;
