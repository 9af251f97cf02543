/** As what each page is pictured: scheme, width and the least height in px. */
export const looks = [
  ['light', 360, 780],
  ['dark', 1280, 800],
] as const;

/** The name of the picture of the shell, as `pictureOf` takes it. */
export const shellPicture = 'shell';

/** The name of a page's picture, without its ending. */
export const pictureOf = (page: string, scheme: string, width: number) => `${page}-${width}-${scheme}`;

/** The pages of an agent's day, which are pictured in each language besides English too, as on a phone in the light. */
export const spokenPages: readonly string[] = ['login', 'home', 'data', 'transactions', 'profile'];

/** The name of a page's picture in the language of a tag, without its ending. */
export const spokenPictureOf = (page: string, tag: string) => pictureOf(page, tag, 360);
