/** As what each page is pictured: scheme, width and the least height in px. */
export const looks = [
  ['light', 360, 780],
  ['dark', 1280, 800],
] as const;

/** The name of the picture of the shell, as `pictureOf` takes it. */
export const shellPicture = 'shell';

/** The name of a page's picture, without its ending. */
export const pictureOf = (page: string, scheme: string, width: number) => `${page}-${width}-${scheme}`;
